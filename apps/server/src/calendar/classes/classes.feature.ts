import { picturePorts } from '../../accounts/images/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { createCalendars } from './calendar.service.ts';
import { createClassBatches } from './class-batches.service.ts';
import { shownByClasses } from './class-rows.store.ts';
import { classRoutes } from './classes.routes.ts';
import { createClasses } from './classes.service.ts';
import { createClassClones } from './schedule/class-clones.service.ts';
import { createClassMaking } from './schedule/class-making.service.ts';
import { scheduleRoutes } from './schedule/schedules.routes.ts';
import { createSchedules } from './schedule/schedules.service.ts';

export const classes = feature({
  name: 'calendar/classes',
  persons: {
    classes: {
      taken: { not: 'of a user as staff, about others' },
      leaving: { stay: 'a class keeps its trainer until it is given to another' },
    },
  },
  build({ db, clubs, licenses }: Pick<ServerParts, 'db'> & { readonly clubs: Clubs; readonly licenses: Licenses }) {
    const parts = { db, club: clubs.facts };
    return {
      classes: createClasses(parts),
      calendars: createCalendars(parts),
      classBatches: createClassBatches(parts),
      schedules: createSchedules({ ...parts, licenses }),
      classMaking: createClassMaking(parts),
      classClones: createClassClones(parts),
    };
  },
  plugs: () => [plug(picturePorts, { shown: [shownByClasses] })],
  routes(route, parts) {
    classRoutes(route, { ...parts, batches: parts.classBatches });
    scheduleRoutes(route, { ...parts, making: parts.classMaking, clones: parts.classClones, clubOf: parts.classes.clubOf });
  },
});
