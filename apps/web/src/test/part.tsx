import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { FormatsContext, makeFormats, settingsOf } from '../platform/formats.ts';
import { provideToken } from '../platform/identity/token.ts';
import { type Answers, stageNetwork } from './network.ts';
import { Providers } from './screen.tsx';

/** A part of a screen over a network of given answers, in English and UTC, with nobody's session. */
export function openPart(content: ReactNode, answers: Answers) {
  const sent = stageNetwork(answers);
  // Whatever the tests before in this process signed in with.
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
