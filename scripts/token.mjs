import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, root } from './runtime.mjs';

// npm run --silent token -- ada@example.org: bearer token of the embedded provider, for curl.
const email = process.argv[2];
if (!email) fail('Whose token? npm run --silent token -- <email>');

const running = join(resolve(root, process.env.DATA_DIR || 'data'), 'run.json');
if (!existsSync(running))
  fail('Clubpulse is not running on this data folder.', '', 'Start it with "npm start" (and the same DATA_DIR), then ask again.');
const { url, tokenSecret } = JSON.parse(readFileSync(running, 'utf8'));
if (!tokenSecret) fail('This server takes tokens from another provider (OIDC_ISSUER); ask that one.');

const headers = { 'content-type': 'application/json', 'x-clubpulse-secret': tokenSecret };
const answer = await fetch(`${url}/oidc/dev/token`, { method: 'POST', headers, body: JSON.stringify({ email }) }).catch(() =>
  fail(`Nothing answers at ${url}.`, '', 'Start Clubpulse with "npm start", then ask again.'),
);
const body = await answer.text();
if (answer.status === 404)
  fail(`There is no account ${email}.`, '', 'The start of the server lists the demo accounts; others sign up in the app.');
if (!answer.ok) fail(`The server gave no token (${answer.status}).`, body);
console.log(JSON.parse(body).access_token);
