import type { Reading } from '@clubpulse/contract/call';
import type { Part } from '@clubpulse/rules/office/openings/part';
import { useState } from 'react';
import { type ApiInput, api, callKey, queryClient } from './api.ts';
import { awaitPart, forgetPart, isComing } from './calls/opened.ts';
import { seemsReachable } from './reach/reach.ts';

/** Runs at the first render, before the parts send their own requests. */
export function useOpening<C extends Reading>(call: C, input: ApiInput<C>, parts: Readonly<Record<string, Part>>): void {
  useState(() => open(call, input, parts));
}

function open<C extends Reading>(call: C, input: ApiInput<C>, parts: Readonly<Record<string, Part>>): void {
  const missing = Object.entries(parts)
    .map(([name, part]) => [name, callKey(part.call, part)] as const)
    .filter(([, key]) => queryClient.getQueryData(key) === undefined && !isComing(key));
  if (missing.length < 2 || !seemsReachable()) return;
  const opened = api(call, input, { quiet: true }).then(
    (answers) => new Map(Object.entries(Object(answers) as object)),
    () => new Map<string, unknown>(),
  );
  for (const [name, key] of missing) {
    const part = opened.then((answers) => (answers.has(name) ? { answer: answers.get(name) } : undefined));
    awaitPart(key, part);
    void part.then((found) => {
      forgetPart(key);
      const state = queryClient.getQueryState(key);
      if (found === undefined || state?.data !== undefined || state?.fetchStatus === 'fetching') return;
      queryClient.setQueryData(key, found.answer);
    });
  }
}
