import { WebSocket } from 'ws';

type Command = (method: string, params?: object) => Promise<{ result: { value: number } }>;

async function inspected<Result>(inspectPort: number, act: (command: Command) => Promise<Result>): Promise<Result> {
  const answer = await fetch(`http://127.0.0.1:${inspectPort}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The inspector of the server does not answer.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let id = 0;
  const command: Command = (method, params = {}) =>
    new Promise((resolve) => {
      const own = ++id;
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as { id?: number; result: { result: { value: number } } };
        if (message.id === own) resolve(message.result);
      });
      socket.send(JSON.stringify({ id: own, method, params }));
    });
  const result = await act(command);
  socket.close();
  return result;
}

async function numberOf(command: Command, expression: string): Promise<number> {
  const { result } = await command('Runtime.evaluate', { expression });
  return result.value;
}

export const memoryOf = (inspectPort: number): Promise<number> =>
  inspected(inspectPort, async (command) => {
    await command('HeapProfiler.collectGarbage');
    return numberOf(command, '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())');
  });

/** ms since the last call. */
export const longestTurnOf = (inspectPort: number): Promise<number> =>
  inspected(inspectPort, (command) =>
    numberOf(
      command,
      `(() => {
        const { monitorEventLoopDelay } = process.getBuiltinModule('node:perf_hooks');
        const delay = (globalThis.benchDelay ??= monitorEventLoopDelay({ resolution: 5 }));
        const longest = delay.max / 1e6;
        delay.enable();
        delay.reset();
        return longest;
      })()`,
    ),
  );
