import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openIn } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { noRoles, selfWith } from '../../test/world.ts';
import { startPhrases } from '../phrases.ts';
import { useSession } from '../session.tsx';
import { useChangeLanguage } from './use-change-language.ts';

const self = selfWith({ AvailableRoles: noRoles });
const refused = (ErrorType: string) => respond(409, { type: 'about:blank', title: ErrorType, status: 409, ErrorType });

function Picker() {
  const change = useChangeLanguage();
  return (
    <button type="button" onClick={() => change('it')}>
      Italiano
    </button>
  );
}
const Frame = () => (useSession().state === 'signedIn' ? <Picker /> : null);

it('a chosen language is stored even if the profile was saved elsewhere meanwhile', async () => {
  let version = self.RowVersion;
  const { sent } = await openIn(
    { Frame },
    {
      self,
      answers: [
        answer(getSelf, {}, () => ({ ...self, RowVersion: version })),
        answer(putUser, { id: self.UserId }, (body) => {
          const { RowVersion, Language } = body as { RowVersion: number; Language: 'it' };
          return RowVersion === version ? { ...self, RowVersion: RowVersion + 1, Language } : refused('StaleRowVersion');
        }),
      ],
    },
  );
  const button = await screen.findByRole('button', { name: 'Italiano' });
  version = self.RowVersion + 1;
  await userEvent.click(button);
  const saved = () =>
    sent.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { RowVersion: number }).RowVersion);
  await waitFor(() => expect(saved()).toEqual([self.RowVersion, self.RowVersion + 1]));
  expect(screen.queryByRole('alert')).toBeNull();
  await startPhrases('en');
});
