import type { LogKind } from '@clubpulse/contract/office/club-logs/club-logs';
import type { PhraseKey } from '../../platform/phrases.ts';

export const kindLabels = {
  Money: 'clubLogs.kind.Money',
  Members: 'clubs.membersNow',
  Classes: 'kit.classes',
  Training: 'shell.training',
  Messages: 'messages.title',
  Settings: 'clubs.tabSettings',
  Devices: 'clubLogs.kind.Devices',
} as const satisfies Record<LogKind, PhraseKey>;
