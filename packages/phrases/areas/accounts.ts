import type { refusals } from '../en/accounts/accounts.refusals.ts';
import type { screens } from '../en/accounts/accounts.screens.ts';
import type { consents } from '../en/accounts/consents.ts';
import type { home } from '../en/accounts/home.ts';
import type { images } from '../en/accounts/images.ts';
import type { noAccess } from '../en/accounts/no-access.ts';
import type { security } from '../en/accounts/security.ts';
import type { signIn } from '../en/accounts/sign-in.ts';
import type { tokens } from '../en/accounts/tokens.ts';
import type { users } from '../en/accounts/users.ts';
import type { watches } from '../en/accounts/watches.ts';

export type Accounts = typeof consents &
  typeof home &
  typeof images &
  typeof noAccess &
  typeof security &
  typeof signIn &
  typeof tokens &
  typeof users &
  typeof watches &
  typeof refusals &
  typeof screens;
