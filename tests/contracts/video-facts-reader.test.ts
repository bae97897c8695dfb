import { readFileSync } from 'node:fs';
import { VideoHeaderReader } from '../../src/adapters/video-facts/header-reader.ts';
import { PlainVideoFactsReader, plainHeaders } from '../doubles/media/video-facts-reader.ts';
import { videoFactsReaderContract } from './video-facts-reader.contract.ts';

const whole = readFileSync(new URL('../support/videos/moov-first.mp4', import.meta.url));
const encrypted = Buffer.from(whole);
encrypted.write('encv', encrypted.indexOf('avc1', encrypted.indexOf('stsd')), 'latin1');

videoFactsReaderContract('headers of videos', {
  reader: new VideoHeaderReader(),
  whole,
  faulty: { 'cut-off': whole.subarray(0, Math.floor(whole.length * 0.9)), encrypted },
});
videoFactsReaderContract('the plain one of the tests', {
  reader: new PlainVideoFactsReader(),
  whole: plainHeaders({ lengthSeconds: 12.4, tracks: [{ kind: 'picture', width: 16, height: 16, rareCodec: '' }] }),
  faulty: { 'cut-off': plainHeaders({ fault: 'cut-off' }), encrypted: plainHeaders({ fault: 'encrypted' }) },
});
