import type { PartHealth } from '@clubpulse/contract/office/server-health';
import { formatBesideHours } from '@clubpulse/rules/formats/duration';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

const GB = 1e9;

export function figureText({ Part, Value, Most, Seconds }: PartHealth, t: Translate, formats: Formats): string {
  const number = formats.number(Value ?? 0);
  const all = formats.number(Most ?? 0);
  const time = formatBesideHours(Seconds ?? 0);
  switch (Part) {
    case 'SignIn':
    case 'Tables':
      return '';
    case 'Disk':
    case 'ProcessDisk':
      return t('serverHealth.free', { number: formats.number((Value ?? 0) / GB, 1), all: formats.number((Most ?? 0) / GB, 1) });
    case 'Database':
      return t('serverHealth.connections', { number, all });
    case 'Broker':
    case 'Files':
      return t('serverHealth.connected', { number, all });
    case 'Processes':
      return t('serverHealth.reporting', { number, all });
    case 'Load':
      return t('serverHealth.busy', { share: formats.percent(Value ?? 0) });
    case 'Boards':
      return t('serverHealth.held', { number, all });
    case 'HeartRates':
      return Seconds === 0 ? t('serverHealth.noneWaits') : t('serverHealth.unstored', { time });
    case 'Frames':
      return t('serverHealth.late', { number, all });
    case 'Jobs':
    case 'Mails':
    case 'Deliveries':
      return Value === 0 ? t('serverHealth.noneWaits') : t('serverHealth.waiting', { number, time });
    case 'Versions':
    case 'FailingJobs':
    case 'LostMails':
    case 'Webhooks':
      return number;
    case 'Archive':
      return Seconds === null ? '' : t('serverHealth.archived', { time });
    case 'Backups':
      return Seconds === null ? t('serverHealth.noBackup') : t('serverHealth.backupAge', { time });
  }
}
