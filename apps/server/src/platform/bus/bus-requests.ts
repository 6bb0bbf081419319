import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Bus } from './bus.ts';

const ANSWER_MS = 2000;
/** Repeats a question, because a club may change its process. */
const REPEAT_MS = 500;

const questionSchema = z.object({ id: z.number().int(), replyTo: z.string(), question: z.unknown() });
const answerSchema = z.object({ id: z.number().int(), answer: z.unknown() });

/** Thrown when no process responded in time or the connection is broken. The call responds with 503. */
export class RequestTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

export interface BusRequests {
  ask(question: unknown): Promise<unknown>;
  close(): void;
}

export function createBusRequests(bus: Bus, topic: string, replyTo: string): BusRequests {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastNumber = 0;
  const leave = bus.subscribe(replyTo, (payload) => {
    const read = answerSchema.safeParse(parsed(payload));
    if (read.success) waiting.get(read.data.id)?.(read.data.answer);
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = ++lastNumber;
        const message = packed({ id, replyTo, question });
        const repetition = setInterval(() => bus.publish(topic, message), REPEAT_MS);
        const patience = setTimeout(() => {
          clearInterval(repetition);
          waiting.delete(id);
          reject(new RequestTimeout(`No process responds on ${topic}.`));
        }, ANSWER_MS);
        waiting.set(id, (answer) => {
          clearTimeout(patience);
          clearInterval(repetition);
          waiting.delete(id);
          resolve(answer);
        });
        bus.publish(topic, message);
      }),
    close: leave,
  };
}

export function respondToRequests(bus: Bus, topic: string, answerTo: (question: unknown) => unknown): () => void {
  return bus.subscribe(topic, (payload) => {
    const read = questionSchema.safeParse(parsed(payload));
    if (!read.success) return;
    const { id, replyTo, question } = read.data;
    void Promise.resolve(answerTo(question)).then(
      (answer) => answer !== undefined && bus.publish(replyTo, packed({ id, answer })),
      () => {},
    );
  });
}

export const newReplyTopic = (): string => randomUUID();

export const packed = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export function parsed(payload: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength).toString('utf8'));
  } catch {
    return undefined;
  }
}
