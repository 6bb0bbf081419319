import { useMarkQueue } from './mark-queue.ts';

export default function MarksGoOut() {
  useMarkQueue();
  return null;
}
