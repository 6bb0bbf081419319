import { spawn } from 'node:child_process';
import { startPaymentsDemo } from './payments-demo.mjs';
import { endLike, root, withPackages } from './runtime.mjs';
import { supervise } from './supervise.mjs';
import { buildWeb } from './web-build.mjs';

await withPackages({ toRun: true });
if (process.argv.includes('--dev')) await develop();
else await serve();

async function serve() {
  buildWeb();
  await startPaymentsDemo();
  await supervise(['apps/server/src/main.ts']);
}

async function develop() {
  await startPaymentsDemo();
  const apiPort = process.env.PORT || '8080';
  const webPort = process.env.DEV_PORT || '5173';
  const PUBLIC_URL = process.env.PUBLIC_URL || `http://127.0.0.1:${webPort}`;
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    cwd: root,
    env: { NODE_ENV: 'development', ...process.env, PORT: apiPort, PUBLIC_URL },
  });
  const vite = spawn(
    process.execPath,
    [`${root}/node_modules/vite/bin/vite.js`, '--host', '127.0.0.1', '--port', webPort, '--strictPort'],
    {
      stdio: 'inherit',
      cwd: `${root}/apps/web`,
      env: { ...process.env, API_PORT: apiPort },
    },
  );
  server.on('exit', () => vite.kill('SIGTERM'));
  vite.on('exit', () => server.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vite.kill(signal));
  await endLike(server);
}
