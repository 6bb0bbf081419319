import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModel, type ModelSettings, type Question, REQUESTED_A_DAY } from './model.ts';

let provider: Server;
let took: { path: string | undefined; headers: IncomingMessage['headers']; body: Record<string, unknown> };
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      took = { path: request.url, headers: request.headers, body: JSON.parse(body) };
      answer(response);
    });
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
});

const question: Question = {
  task: 'Choose.',
  data: { places: ['a'] },
  name: 'choose_exercises',
  schema: { type: 'object' },
};
const ask = (kind: ModelSettings['kind'], settings: Partial<ModelSettings> = {}) =>
  createModel({
    kind,
    url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
    key: 'a-key',
    model: 'a-model',
    timeoutSeconds: 5,
    ...settings,
  }).ask(question, 1);
const respond = (body: unknown, status = 200) => {
  answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const completion = (content: string, finish_reason = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason, message: { role: 'assistant', content, refusal: null } }],
});
const uncomparable = { length: { toString: 1 } };
const message = (input: unknown, stop_reason = 'tool_use') => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  content: [
    { type: 'text', text: 'Here.' },
    { type: 'tool_use', id: 'toolu_1', name: 'choose_exercises', input },
  ],
  stop_reason,
});

describe('a language model', () => {
  it('gets a request for chat completions in which the task is separate from the data', async () => {
    respond(completion('{"choices":[]}'));
    expect(await ask('openai')).toEqual({ answer: { choices: [] } });
    expect(took.path).toBe('/chat/completions');
    expect(took.headers.authorization).toBe('Bearer a-key');
    expect(took.body).toEqual({
      model: 'a-model',
      messages: [
        { role: 'system', content: 'Choose.' },
        { role: 'user', content: '{"places":["a"]}' },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'choose_exercises', strict: true, schema: { type: 'object' } },
      },
    });
  });

  it('gets a request in the messages format, and returns its result as the input of the only tool', async () => {
    respond(message({ choices: [] }));
    expect(await ask('anthropic')).toEqual({ answer: { choices: [] } });
    expect(took.path).toBe('/v1/messages');
    expect(took.headers).toMatchObject({ 'x-api-key': 'a-key', 'anthropic-version': '2023-06-01' });
    expect(took.body).toMatchObject({
      system: 'Choose.',
      messages: [{ role: 'user', content: '{"places":["a"]}' }],
      tools: [{ name: 'choose_exercises', input_schema: { type: 'object' } }],
      tool_choice: { type: 'tool', name: 'choose_exercises' },
    });
  });

  it.each([
    ['openai', completion('I would take the squat.')],
    ['openai', completion('{"choices":[', 'length')],
    ['openai', { choices: [] }],
    ['openai', { error: { message: 'no' } }],
    ['openai', { choices: uncomparable }],
    ['openai', completion(JSON.stringify({ choices: uncomparable }))],
    ['openai', completion(JSON.stringify({ text: 'No database stores a \u0000.' }))],
    ['anthropic', message({}, 'max_tokens')],
    ['anthropic', message({ choices: uncomparable })],
    ['anthropic', { content: [{ type: 'text', text: 'no' }], stop_reason: 'end_turn' }],
  ] as const)('with an unusable response is ignored: %s', async (kind, body) => {
    respond(body);
    expect(await ask(kind)).toEqual({ failed: 'unusable' });
  });

  it('counts as unreachable when it refuses, cannot be connected or redirects', async () => {
    respond({ error: { message: 'overloaded a-key' } }, 529);
    expect(await ask('anthropic')).toEqual({ failed: 'unreachable' });
    answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    expect(await ask('openai')).toEqual({ failed: 'unreachable' });
    expect(await ask('openai', { url: 'http://127.0.0.1:1' })).toEqual({ failed: 'unreachable' });
  });

  it('counts as late when it does not respond in time, or starts a response without finishing it', async () => {
    answer = () => undefined;
    expect(await ask('openai', { timeoutSeconds: 0.05 })).toEqual({ failed: 'late' });
    answer = (response) => response.writeHead(200).write('{');
    expect(await ask('openai', { timeoutSeconds: 0.2 })).toEqual({ failed: 'late' });
  });

  it('is interrupted when its response is too long', async () => {
    answer = (response) => response.writeHead(200).end('x'.repeat(1_100_000));
    expect(await ask('openai')).toEqual({ failed: 'unusable' });
  });

  it('gets at most eight requests in parallel, and a further request fails at once', async () => {
    answer = () => undefined;
    const settings = { url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, key: 'k', model: 'm' };
    const model = createModel({ kind: 'openai', timeoutSeconds: 0.3, ...settings });
    const all = Array.from({ length: 8 }, () => model.ask(question, 1));
    const next = model.ask(question, 1);
    expect(await Promise.race([next, ...all.map((one) => one.then(() => 'one before it'))])).toEqual({ failed: 'late' });
    await Promise.all(all);
  });

  it('gets a limited number of requests per user and day, and a further request fails', async () => {
    answer = (response) => response.writeHead(503).end();
    const settings = { url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, key: 'k', model: 'm' };
    let today = Date.parse('2026-11-25T23:59:59Z');
    const model = createModel({ kind: 'openai', timeoutSeconds: 5, now: () => today, ...settings });
    for (let times = 0; times < REQUESTED_A_DAY; times += 1)
      expect(await model.ask(question, 1)).toEqual({ failed: 'unreachable' });
    expect(await model.ask(question, 1)).toEqual({ failed: 'often' });
    expect(await model.ask(question, 2)).toEqual({ failed: 'unreachable' });
    today += 1000;
    expect(await model.ask(question, 1)).toEqual({ failed: 'unreachable' });
  });

  it('is disabled without a key or a model name', () => {
    const none = createModel({ kind: 'openai', url: undefined, key: undefined, model: 'm', timeoutSeconds: 1 });
    expect(none.name).toBeUndefined();
  });
});
