import type { account } from '../en/office/account.ts';
import type { automations } from '../en/office/automations/automations.ts';
import type { brand } from '../en/office/brand.ts';
import type { checkIn } from '../en/office/check-in/check-in.ts';
import type { clubExports } from '../en/office/club-exports/club-exports.ts';
import type { exceptions } from '../en/office/club-exports/exceptions.ts';
import type { clubLogs } from '../en/office/club-logs.ts';
import type { clubOverview } from '../en/office/club-overview.ts';
import type { clubSettings } from '../en/office/club-settings.ts';
import type { dashboard } from '../en/office/dashboard/dashboard.ts';
import type { editUser } from '../en/office/edit-user.ts';
import type { firstStart } from '../en/office/first-start.ts';
import type { integrations } from '../en/office/integrations/integrations.ts';
import type { messages } from '../en/office/messages.ts';
import type { news } from '../en/office/news.ts';
import type { notifications } from '../en/office/notifications.ts';
import type { refusals } from '../en/office/office.refusals.ts';
import type { screens } from '../en/office/office.screens.ts';
import type { palette } from '../en/office/palette.ts';
import type { plannedMessages } from '../en/office/planned-messages/planned-messages.ts';
import type { profile } from '../en/office/profile.ts';
import type { progress } from '../en/office/progress/progress.ts';
import type { replies } from '../en/office/replies/replies.ts';
import type { reports } from '../en/office/reports/reports.ts';
import type { serverHealth } from '../en/office/server-health.ts';
import type { staffEvents } from '../en/office/staff-events.ts';
import type { support } from '../en/office/support/support.ts';
import type { today } from '../en/office/today.ts';
import type { trainingPrograms } from '../en/office/training-programs/training-programs.ts';
import type { website } from '../en/office/website.ts';

export type Office = typeof account &
  typeof automations &
  typeof clubSettings &
  typeof brand &
  typeof clubOverview &
  typeof dashboard &
  typeof editUser &
  typeof profile &
  typeof today &
  typeof progress &
  typeof palette &
  typeof news &
  typeof notifications &
  typeof clubExports &
  typeof exceptions &
  typeof clubLogs &
  typeof firstStart &
  typeof integrations &
  typeof messages &
  typeof plannedMessages &
  typeof replies &
  typeof reports &
  typeof serverHealth &
  typeof staffEvents &
  typeof support &
  typeof trainingPrograms &
  typeof website &
  typeof checkIn &
  typeof refusals &
  typeof screens;
