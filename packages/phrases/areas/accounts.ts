import type { home } from '../en/accounts/home.ts';
import type { noAccess } from '../en/accounts/no-access.ts';
import type { refusals } from '../en/accounts/refusals.ts';
import type { screens } from '../en/accounts/screens.ts';

/** Every word that screens of `accounts` show. */
export type Accounts = typeof home & typeof noAccess & typeof refusals & typeof screens;
