import type { adding } from '../en/members/adding/adding.ts';
import type { birthdays } from '../en/members/birthdays.ts';
import type { documents } from '../en/members/documents.ts';
import type { families } from '../en/members/families/families.ts';
import type { files } from '../en/members/files/files.ts';
import type { handovers } from '../en/members/handovers/handovers.ts';
import type { imports } from '../en/members/imports/imports.ts';
import type { invitations } from '../en/members/invitations.ts';
import type { joining } from '../en/members/joining.ts';
import type { refusals } from '../en/members/members.refusals.ts';
import type { screens } from '../en/members/members.screens.ts';
import type { membership } from '../en/members/membership.ts';
import type { notes } from '../en/members/notes/notes.ts';
import type { parts } from '../en/members/parts.ts';
import type { people } from '../en/members/people.ts';
import type { pipeline } from '../en/members/pipeline/pipeline.ts';
import type { tasks } from '../en/members/tasks/tasks.ts';

export type Members = typeof adding &
  typeof documents &
  typeof families &
  typeof files &
  typeof handovers &
  typeof imports &
  typeof invitations &
  typeof joining &
  typeof membership &
  typeof parts &
  typeof people &
  typeof pipeline &
  typeof tasks &
  typeof notes &
  typeof birthdays &
  typeof refusals &
  typeof screens;
