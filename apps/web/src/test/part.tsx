import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { provideToken } from '../platform/calls/call-layer.ts';
import { FormatsContext, makeFormats, settingsOf } from '../platform/formats.ts';
import { type Answers, stageNetwork } from './network.ts';
import { Providers } from './screen.tsx';

export function openPart(content: ReactNode, answers: Answers) {
  const sent = stageNetwork(answers);
  provideToken(() => Promise.resolve('token'));
  const view = render(
    <Providers>
      <FormatsContext value={makeFormats({ ...settingsOf('en'), TimeZone: 'UTC' })}>
        <MemoryRouter>{content}</MemoryRouter>
      </FormatsContext>
    </Providers>,
  );
  return { ...view, sent };
}
