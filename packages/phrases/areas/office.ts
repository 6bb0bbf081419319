import type { brand } from '../en/office/brand.ts';
import type { clubOverview } from '../en/office/club-overview.ts';
import type { editUser } from '../en/office/edit-user.ts';
import type { profile } from '../en/office/profile.ts';
import type { today } from '../en/office/today.ts';

/** Every word that screens of `office` show. */
export type Office = typeof brand & typeof clubOverview & typeof editUser & typeof profile & typeof today;
