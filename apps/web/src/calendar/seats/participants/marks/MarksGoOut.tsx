import { useMarkQueue } from './mark-queue.ts';

/** Sends the marks an earlier page left behind, whatever screen is open now. Shows nothing. */
export default function MarksGoOut() {
  useMarkQueue();
  return null;
}
