#!/usr/bin/env node
// Stands where ffmpeg would: understands the calls that we make and refuses every other one, so that an argument that is
// forgotten or misspelt is found without ffmpeg. What it does with a video stands in the video (tests/doubles/media/video-converter.ts).
import { readFileSync, statSync, writeFileSync } from 'node:fs';

const args = process.argv.slice(2);
const say = (text) => process.stdout.write(`${text}\n`);
const end = (code, complaint) => {
  if (complaint) process.stderr.write(`${complaint}\n`);
  process.exitCode = code;
};
const refuse = (why) => {
  process.stderr.write(`fake ffmpeg: ${why}\n`);
  process.exit(64);
};

if (args.includes('-version')) {
  say('ffmpeg version 0.0-fake Copyright nobody');
} else if (args.includes('-encoders')) {
  say(' V....D libx264              H.264');
  say(' A..... aac                  AAC');
} else {
  work();
}

/** The value after a name; the last one counts, as with ffmpeg. */
function valueOf(list, name) {
  const at = list.lastIndexOf(name);
  return at < 0 ? undefined : list[at + 1];
}

function demand(list, wanted) {
  for (const [name, value] of Object.entries(wanted))
    if (value === true ? !list.includes(name) : !new RegExp(`^(?:${value})$`).test(valueOf(list, name) ?? ''))
      refuse(`${name} is ${valueOf(list, name)}, not ${value}`);
}

function work() {
  if (Object.keys(process.env).some((name) => name !== 'PATH' && !name.startsWith('__'))) refuse('it sees our settings');
  if ((statSync('.').mode & 0o077) !== 0) refuse('others may look into the folder');
  const at = args.indexOf('-i');
  const [before, behind] = [args.slice(0, at), args.slice(at + 2)];
  demand(before, {
    '-nostdin': true,
    '-protocol_whitelist': 'file,pipe',
    '-f': 'mov|avi|matroska',
    '-max_pixels': '\\d{8}',
    '-max_alloc': '\\d+',
    '-threads': '\\d+',
  });
  if (args[at + 1] !== 'source') refuse('the source is named otherwise');
  if (args.some((word) => /:\/\/|^-filter_complex|^-y$/.test(word))) refuse('an address, or a file that is overwritten');

  const text = readFileSync('source', 'utf8');
  if (!text.startsWith('plain video\n')) return end(1, 'source: Invalid data found when processing input');
  const video = JSON.parse(text.slice('plain video\n'.length));
  if (video.trouble === 'broken') return end(1, 'source: Invalid data found when processing input');
  if (video.trouble === 'no-picture') return end(1, "Stream map '0:V:0' matches no streams.");
  if (valueOf(behind, '-f') === 'framecrc') probe(video, behind);
  else step(video, behind);
}

function probe(video, behind) {
  demand(behind, { '-map': '0:V:0', '-frames:v': '1' });
  if (video.seconds) process.stderr.write(`Input #0\n  Duration: 00:00:0${video.seconds}.00, start: 0\n`);
  say('#software: fake');
  if (!video.isSilent) process.stderr.write('  Stream #0:1[0x2](und): Audio: aac (LC)\n');
  say(`#dimensions 0: ${video.width}x${video.height}`);
}

function step(video, behind) {
  const isSound = behind.includes('-vn');
  if (!isSound) picture(behind);
  demand(behind, {
    '-c:a': 'aac',
    '-b:a': '\\d+k',
    '-chunk_duration': '1000000',
    '-movflags': '\\+faststart',
    '-map_metadata': '-1',
    '-sn': true,
    '-dn': true,
    '-n': true,
    '-f': 'mp4',
  });
  if (!behind.includes(isSound ? '0:a:0' : '0:a:0?')) refuse('the sound is left out, or demanded');
  demand(args, { '-progress': 'pipe:1' });
  const output = behind.at(-1);
  const [begun, ended] = isSound ? ['', ''] : ['frame=1\n', 'frame=2\n'];
  say(`${begun}out_time_us=500000\nprogress=continue`);
  if (video.trouble === 'hangs') return setInterval(() => say('frame=1\nout_time_us=500000'), 20);
  writeFileSync(output, 'half of it');
  if (video.trouble === 'dies') return end(1, 'Conversion failed!');
  if (video.trouble === 'is killed') return process.kill(process.pid, 'SIGKILL');
  if (video.trouble === 'fills the disk') return end(1, 'av_interleaved_write_frame(): No space left on device');
  if (video.trouble === 'needs memory') return end(1, 'x264 [error]: malloc of size 12116928 failed');
  if (video.trouble === 'too-demanding') writeFileSync(output, Buffer.alloc(Number(valueOf(behind, '-fs'))));
  else writeFileSync(output, video.trouble === 'writes nothing' ? '' : `${output} of ${video.width}x${video.height}`);
  say(`${ended}out_time_us=1000000\nprogress=end`);
}

function picture(behind) {
  demand(behind, {
    '-c:v': 'libx264',
    '-profile:v': 'main',
    '-vf': 'scale=\\d*[02468]:\\d*[02468]:.*format=yuv420p',
    '-maxrate': '\\d+k',
    '-bufsize': '\\d+k',
    '-fpsmax': '15|30',
  });
  if (!behind.includes('0:V:0')) refuse('the picture is left out');
}
