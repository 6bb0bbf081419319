import type { account } from '../en/office/account.ts';
import type { screens as brandScreens } from '../en/office/brand.screens.ts';
import type { brand } from '../en/office/brand.ts';
import type { refusals as checkInRefusals } from '../en/office/check-in/check-in.refusals.ts';
import type { screens as checkInScreens } from '../en/office/check-in/check-in.screens.ts';
import type { checkIn } from '../en/office/check-in/check-in.ts';
import type { screens as clubLogsScreens } from '../en/office/club-logs.screens.ts';
import type { clubLogs } from '../en/office/club-logs.ts';
import type { screens as clubOverviewScreens } from '../en/office/club-overview.screens.ts';
import type { clubOverview } from '../en/office/club-overview.ts';
import type { clubSettings } from '../en/office/club-settings.ts';
import type { screens as devicesScreens } from '../en/office/devices.screens.ts';
import type { editUser } from '../en/office/edit-user.ts';
import type { screens as firstStartScreens } from '../en/office/first-start.screens.ts';
import type { firstStart } from '../en/office/first-start.ts';
import type { refusals as integrationsRefusals } from '../en/office/integrations/integrations.refusals.ts';
import type { screens as integrationsScreens } from '../en/office/integrations/integrations.screens.ts';
import type { integrations } from '../en/office/integrations/integrations.ts';
import type { refusals as messagesRefusals } from '../en/office/messages.refusals.ts';
import type { screens as messagesScreens } from '../en/office/messages.screens.ts';
import type { messages } from '../en/office/messages.ts';
import type { screens as newsScreens } from '../en/office/news.screens.ts';
import type { news } from '../en/office/news.ts';
import type { screens as notificationsScreens } from '../en/office/notifications.screens.ts';
import type { notifications } from '../en/office/notifications.ts';
import type { palette } from '../en/office/palette.ts';
import type { screens as peopleScreens } from '../en/office/people.screens.ts';
import type { refusals as plannedMessagesRefusals } from '../en/office/planned-messages/planned-messages.refusals.ts';
import type { plannedMessages } from '../en/office/planned-messages/planned-messages.ts';
import type { screens as profileScreens } from '../en/office/profile.screens.ts';
import type { profile } from '../en/office/profile.ts';
import type { screens as progressScreens } from '../en/office/progress/progress.screens.ts';
import type { progress } from '../en/office/progress/progress.ts';
import type { refusals as supportRefusals } from '../en/office/support/support.refusals.ts';
import type { screens as supportScreens } from '../en/office/support/support.screens.ts';
import type { support } from '../en/office/support/support.ts';
import type { today } from '../en/office/today.ts';
import type { refusals as trainingProgramsRefusals } from '../en/office/training-programs/training-programs.refusals.ts';
import type { screens as trainingProgramsScreens } from '../en/office/training-programs/training-programs.screens.ts';
import type { trainingPrograms } from '../en/office/training-programs/training-programs.ts';

export type Office = typeof account &
  typeof clubSettings &
  typeof brand &
  typeof clubOverview &
  typeof editUser &
  typeof profile &
  typeof today &
  typeof progress &
  typeof progressScreens &
  typeof palette &
  typeof news &
  typeof newsScreens &
  typeof notifications &
  typeof notificationsScreens &
  typeof profileScreens &
  typeof brandScreens &
  typeof clubLogs &
  typeof clubLogsScreens &
  typeof clubOverviewScreens &
  typeof firstStart &
  typeof firstStartScreens &
  typeof peopleScreens &
  typeof devicesScreens &
  typeof integrations &
  typeof integrationsScreens &
  typeof integrationsRefusals &
  typeof messages &
  typeof messagesScreens &
  typeof messagesRefusals &
  typeof plannedMessages &
  typeof plannedMessagesRefusals &
  typeof support &
  typeof supportScreens &
  typeof supportRefusals &
  typeof trainingPrograms &
  typeof trainingProgramsScreens &
  typeof trainingProgramsRefusals &
  typeof checkIn &
  typeof checkInScreens &
  typeof checkInRefusals;
