import { SCHOOL } from '../../src/wire/school.ts';

interface SetupFile {
  readonly type: string;
  readonly text: string;
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${SCHOOL.name}</title>
<link rel="stylesheet" href="/setup.css">
</head>
<body>
<main>
<h1>Welcome to ${SCHOOL.name}</h1>
<p id="hint">Which school do you work for? Your administrator knows its address.</p>
<form>
<label for="address">Address of your school</label>
<input id="address" name="address" type="text" inputmode="url" autocomplete="url" spellcheck="false" required
 placeholder="https://" aria-describedby="hint problem" autofocus>
<p id="problem" role="alert"></p>
<button>Continue</button>
</form>
</main>
<script src="/setup.js"></script>
</body>
</html>
`;

/** Copies colours and sizes of web/styles/tokens.css, light and dark. */
const STYLE = `:root { color-scheme: light dark; --bg: #f3f8f6; --ink: #10231f; --muted: #48605a; --field: #6f8a83; --surface: #ffffff;
 --primary: #0e5f57; --on-primary: #ffffff; --danger: #ae1f1a; --focus: #2340c4; }
@media (prefers-color-scheme: dark) { :root { --bg: #0a1413; --ink: #e9f2ef; --muted: #a9beb8; --field: #6e8c84; --surface: #10201e;
 --primary: #63d6c3; --on-primary: #04211d; --danger: #ff9d95; --focus: #a5b8ff; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--bg); color: var(--ink);
 font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(26rem, 100vw - 3rem); }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
p { margin: 0 0 1.5rem; color: var(--muted); }
label { display: block; margin-bottom: .375rem; font-weight: 600; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface);
 border: 1px solid var(--field); border-radius: .5rem; }
#problem { min-height: 1.5rem; margin: .5rem 0 1rem; color: var(--danger); }
button { min-height: 2.75rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; color: var(--on-primary);
 background: var(--primary); border: 0; border-radius: .5rem; cursor: pointer; }
button[aria-disabled='true'] { opacity: .6; cursor: progress; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

const SCRIPT = `const form = document.querySelector('form');
const input = document.querySelector('input');
const button = document.querySelector('button');
const problem = document.querySelector('#problem');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  problem.textContent = '';
  const refusal = await window.setup.connect(input.value).catch((error) => String(error));
  button.removeAttribute('aria-disabled');
  if (refusal === undefined) return;
  problem.textContent = refusal;
  input.setAttribute('aria-invalid', 'true');
  input.focus();
});
`;

export const SETUP_FILES: Readonly<Record<string, SetupFile>> = {
  '/': { type: 'text/html; charset=utf-8', text: PAGE },
  '/setup.css': { type: 'text/css; charset=utf-8', text: STYLE },
  '/setup.js': { type: 'text/javascript; charset=utf-8', text: SCRIPT },
};
