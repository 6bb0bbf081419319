import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { getClubLicenses } from '../../clubs/licenses/licenses.calls.ts';
import { listBridges } from '../../devices/bridges.calls.ts';
import { countOpenTasks } from '../../members/tasks/tasks.calls.ts';
import { idParams } from '../../scalars.ts';
import { countUnread } from '../notifications.calls.ts';

export const openMenu = call({
  id: 'openings.menu',
  method: 'GET',
  path: '/clubs/{id}/menu',
  summary:
    'Returns what the menu of staff shows first. Each part is the result of another call, and is absent if that call refuses it.',
  params: idParams,
  result: z
    .object({
      bridges: listBridges.result,
      tasks: countOpenTasks.result,
      unread: countUnread.result,
      licenses: getClubLicenses.result,
    })
    .partial(),
  shows: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
