import type { ResultOf } from '@clubpulse/contract/call';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { countOpenTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { countUnread } from '@clubpulse/contract/office/notifications.calls';
import type { openMenu } from '@clubpulse/contract/office/openings/menu-opening.calls';
import { type Part, partOf } from './part.ts';

export const menuParts = (clubId: number): Readonly<Record<keyof ResultOf<typeof openMenu>, Part>> => ({
  bridges: partOf(listBridges, clubId),
  tasks: partOf(countOpenTasks, clubId),
  unread: partOf(countUnread, undefined),
  licenses: partOf(getClubLicenses, clubId),
});
