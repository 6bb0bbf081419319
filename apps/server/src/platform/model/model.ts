import type { Language } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { unstorableField } from '../http/storable.ts';

/**
 * `task` is separate from `data`, so that the model never treats `data` as an instruction. The caller must validate the response.
 */
export interface Question {
  readonly task: string;
  readonly data: unknown;
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}
export type ModelFailure = 'late' | 'unreachable' | 'unusable' | 'often';
type ModelAnswer = { readonly answer: unknown } | { readonly failed: ModelFailure };

export interface Model {
  readonly name: string | undefined;
  ask(question: Question, requester: number): Promise<ModelAnswer>;
}
export interface ModelSettings {
  readonly kind: 'openai' | 'anthropic';
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly model: string | undefined;
  readonly timeoutSeconds: number;
  readonly now?: () => number;
}

export const languageNames = { en: 'English', it: 'Italian', es: 'Spanish', fr: 'French' } as const satisfies Record<
  Language,
  string
>;

export const modelOf = (config: Config): Model =>
  createModel({
    kind: config.AI_KIND,
    url: config.AI_URL,
    key: config.AI_KEY,
    model: config.AI_MODEL,
    timeoutSeconds: config.AI_TIMEOUT_SECONDS,
  });

const DAY_MS = 86_400_000;
const ANSWER_MAX = 1_000_000;
/** Most parallel requests, to limit the costs. Beyond this number rules replace the model. */
const REQUESTED_MAX = 8;
/** Requests per user, UTC day and process. Beyond this number rules replace the model. */
export const REQUESTED_A_DAY = 40;
const ANSWER_TOKENS = 8192;

const defaults = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com' } as const;
const paths = { openai: '/chat/completions', anthropic: '/v1/messages' } as const;

const ofOpenAi = z.object({
  choices: z.array(z.object({ finish_reason: z.literal('stop'), message: z.object({ content: z.string() }) })).min(1),
});
const ofAnthropic = z.object({
  stop_reason: z.literal('tool_use'),
  content: z.array(z.object({ type: z.string(), name: z.string().optional(), input: z.unknown().optional() })),
});

export function createModel({ kind, url, key, model, timeoutSeconds, now = Date.now }: ModelSettings): Model {
  let underWay = 0;
  let day = 0;
  let questions = new Map<number, number>();
  function isTooOften(requester: number): boolean {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) [day, questions] = [today, new Map()];
    const before = questions.get(requester) ?? 0;
    if (before >= REQUESTED_A_DAY) return true;
    questions.set(requester, before + 1);
    return false;
  }
  const address = `${(url ?? defaults[kind]).replace(/\/$/, '')}${paths[kind]}`;

  function read(text: string, name: string): unknown {
    const parsed = json(text);
    if (kind === 'openai') {
      const answer = ofOpenAi.safeParse(parsed).data?.choices[0]?.message.content;
      return answer === undefined ? undefined : json(answer);
    }
    return ofAnthropic.safeParse(parsed).data?.content.find((part) => part.type === 'tool_use' && part.name === name)?.input;
  }

  return {
    name: key === undefined || model === undefined ? undefined : `${kind}/${model}`,

    async ask(question, requester) {
      if (underWay >= REQUESTED_MAX) return { failed: 'late' };
      if (isTooOften(requester)) return { failed: 'often' };
      const { headers, body } = request(kind, key, model, question);
      const signal = AbortSignal.timeout(timeoutSeconds * 1000);
      underWay += 1;
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          signal,
          // A redirect could send the API key elsewhere.
          redirect: 'error',
        });
        if (!answer.ok) {
          await answer.body?.cancel();
          return { failed: 'unreachable' };
        }
        const text = await shortText(answer);
        const parsed = text === undefined ? undefined : read(text, question.name);
        return parsed === undefined ? { failed: 'unusable' } : { answer: parsed };
      } catch {
        // The error of `fetch` is dropped, because it may contain the URL with credentials.
        return { failed: signal.aborted ? 'late' : 'unreachable' };
      } finally {
        underWay -= 1;
      }
    },
  };
}

function request(
  kind: ModelSettings['kind'],
  key: ModelSettings['key'],
  model: ModelSettings['model'],
  { task, data, name, schema }: Question,
): { headers: Record<string, string>; body: object } {
  const content = JSON.stringify(data);
  if (kind === 'openai')
    return {
      headers: { authorization: `Bearer ${key}` },
      body: {
        model,
        messages: [
          { role: 'system', content: task },
          { role: 'user', content },
        ],
        response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
      },
    };
  return {
    headers: { 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' },
    body: {
      model,
      max_tokens: ANSWER_TOKENS,
      system: task,
      messages: [{ role: 'user', content }],
      tools: [{ name, description: 'Takes the answer.', input_schema: schema }],
      tool_choice: { type: 'tool', name },
    },
  };
}

function json(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return unstorableField({ value }) === undefined ? value : undefined;
  } catch {
    return undefined;
  }
}

async function shortText(answer: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > ANSWER_MAX) return undefined;
  }
  return text + decoder.decode();
}
