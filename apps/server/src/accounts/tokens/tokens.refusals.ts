import { TOKENS_MAX } from '@clubpulse/contract/accounts/tokens';
import { createToken } from '@clubpulse/contract/accounts/tokens.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => {
  const make = (person: 'neighbourA' | 'stranger') => {
    const body = { Name: 'Reader', Scopes: ['calendar:read' as const], Days: 30 as const };
    return { params: { id: ids[person] }, body, token: tokens[person] };
  };
  const made = await server.call(createToken, make('stranger'));
  const token = made.result.Secret;
  for (let count = 0; count < TOKENS_MAX; count++) await server.call(createToken, make('neighbourA'));
  return {
    TokenLimit: provoke(server, createToken, make('neighbourA')),
    TokenInvalid: provoke(server, getSelf, { token: 'cp_unknown' }),
    ScopeMissing: provoke(server, getSelf, { token }),
    SessionRequired: provoke(server, createToken, { ...make('stranger'), token }),
  };
};
