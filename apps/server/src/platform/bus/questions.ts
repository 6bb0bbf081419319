import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Bus } from './bus.ts';

/** How long a question waits: who knows answers from memory, so he is away when he takes longer. */
const ANSWER_MS = 2000;

const questionSchema = z.object({ id: z.number().int(), replyTo: z.string(), question: z.unknown() });
const answerSchema = z.object({ id: z.number().int(), answer: z.unknown() });

/** Nobody answered: who knows is away, or the way to it is. Calls answer 503. */
export class Unanswered extends Error {
  readonly code = 'ETIMEDOUT';
}

export interface Questions {
  /** The answer, unread. Rejects with `Unanswered` after two seconds. */
  ask(question: unknown): Promise<unknown>;
  close(): void;
}

/** Asks over the bus whoever answers on `topic`; answers come to a topic of this process alone, `replyTo`. */
export function createQuestions(bus: Bus, topic: string, replyTo: string): Questions {
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
        const patience = setTimeout(() => {
          waiting.delete(id);
          reject(new Unanswered(`Nobody answers on ${topic}.`));
        }, ANSWER_MS);
        waiting.set(id, (answer) => {
          clearTimeout(patience);
          waiting.delete(id);
          resolve(answer);
        });
        bus.publish(topic, packed({ id, replyTo, question }));
      }),
    close: leave,
  };
}

/** Answers what is asked on `topic`. A question that nobody understands stays without an answer. */
export function answerQuestions(bus: Bus, topic: string, answerTo: (question: unknown) => unknown): () => void {
  return bus.subscribe(topic, (payload) => {
    const read = questionSchema.safeParse(parsed(payload));
    const answer = read.success ? answerTo(read.data.question) : undefined;
    if (read.success && answer !== undefined) bus.publish(read.data.replyTo, packed({ id: read.data.id, answer }));
  });
}

/** A name under which nobody else is answered. */
export const ownName = (): string => randomUUID();

/** A value as JSON on its way. */
export const packed = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** The value of a JSON message; undefined for what is none. */
export function parsed(payload: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength).toString('utf8'));
  } catch {
    return undefined;
  }
}
