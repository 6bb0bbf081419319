import { WebSocket } from 'ws';

export async function memoryOf(inspectPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${inspectPort}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The inspector of the server does not answer.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let id = 0;
  const command = (method: string, params: object = {}) =>
    new Promise<{ result: { value: number } }>((resolve) => {
      const own = ++id;
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as { id?: number; result: { result: { value: number } } };
        if (message.id === own) resolve(message.result);
      });
      socket.send(JSON.stringify({ id: own, method, params }));
    });
  await command('HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { result } = await command('Runtime.evaluate', { expression });
  socket.close();
  return result.value;
}
