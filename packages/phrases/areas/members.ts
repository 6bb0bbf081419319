import type { adding } from '../en/members/adding/adding.ts';
import type { screens as birthdaysScreens } from '../en/members/birthdays.screens.ts';
import type { birthdays } from '../en/members/birthdays.ts';
import type { documents } from '../en/members/documents.ts';
import type { refusals as familiesRefusals } from '../en/members/families/families.refusals.ts';
import type { families } from '../en/members/families/families.ts';
import type { refusals as filesRefusals } from '../en/members/files/files.refusals.ts';
import type { screens as filesScreens } from '../en/members/files/files.screens.ts';
import type { files } from '../en/members/files/files.ts';
import type { refusals as handoversRefusals } from '../en/members/handovers/handovers.refusals.ts';
import type { handovers } from '../en/members/handovers/handovers.ts';
import type { refusals as importsRefusals } from '../en/members/imports/imports.refusals.ts';
import type { imports } from '../en/members/imports/imports.ts';
import type { refusals as invitationsRefusals } from '../en/members/invitations.refusals.ts';
import type { screens as invitationsScreens } from '../en/members/invitations.screens.ts';
import type { invitations } from '../en/members/invitations.ts';
import type { joining } from '../en/members/joining.ts';
import type { refusals as membershipRefusals } from '../en/members/membership.refusals.ts';
import type { screens as membershipScreens } from '../en/members/membership.screens.ts';
import type { membership } from '../en/members/membership.ts';
import type { refusals as notesRefusals } from '../en/members/notes/notes.refusals.ts';
import type { notes } from '../en/members/notes/notes.ts';
import type { parts } from '../en/members/parts.ts';
import type { people } from '../en/members/people.ts';
import type { refusals as pipelineRefusals } from '../en/members/pipeline/pipeline.refusals.ts';
import type { pipeline } from '../en/members/pipeline/pipeline.ts';
import type { refusals as tasksRefusals } from '../en/members/tasks/tasks.refusals.ts';
import type { screens as tasksScreens } from '../en/members/tasks/tasks.screens.ts';
import type { tasks } from '../en/members/tasks/tasks.ts';

export type Members = typeof adding &
  typeof documents &
  typeof families &
  typeof familiesRefusals &
  typeof files &
  typeof filesRefusals &
  typeof filesScreens &
  typeof handovers &
  typeof handoversRefusals &
  typeof imports &
  typeof importsRefusals &
  typeof invitations &
  typeof invitationsRefusals &
  typeof invitationsScreens &
  typeof joining &
  typeof membership &
  typeof membershipRefusals &
  typeof membershipScreens &
  typeof parts &
  typeof people &
  typeof pipeline &
  typeof pipelineRefusals &
  typeof tasks &
  typeof tasksScreens &
  typeof tasksRefusals &
  typeof notes &
  typeof notesRefusals &
  typeof birthdays &
  typeof birthdaysScreens;
