import { once } from 'node:events';
import { ReadingQueue } from '../src/queue/reading-queue.ts';

const queue = new ReadingQueue(process.argv[2] ?? '', { maxMessages: 1_000_000, onLoss: (what) => console.error(what) });
for (;;) {
  for (let done = 0; done < 10; done += 1) queue.append(queue.last * 1000, [{ strap: 12345, bpm: queue.last % 256, rssi: -60 }]);
  if (queue.waiting >= 50) queue.acknowledge(queue.last - 20);
  if (!process.stdout.write(`${queue.last}\n`)) await once(process.stdout, 'drain');
  else await new Promise(setImmediate);
}
