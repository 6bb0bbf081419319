import type { ServerServiceState } from '@clubpulse/contract/office/integrations/integrations';
import { IconCheck, IconHome, IconPlugConnectedX } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import classes from './Integrations.module.css';

const words: Record<`${ServerServiceState['Service']}.${ServerServiceState['State']}`, PhraseKey | null> = {
  'Mail.Outside': 'integrations.service.Mail.Outside',
  'Mail.Own': null,
  'Mail.Missing': 'integrations.service.Mail.Missing',
  'Sms.Outside': 'integrations.service.Sms.Outside',
  'Sms.Own': null,
  'Sms.Missing': 'integrations.service.Sms.Missing',
  'Pictures.Outside': 'integrations.service.Pictures.Outside',
  'Pictures.Own': 'integrations.service.Pictures.Own',
  'Pictures.Missing': null,
  'SignIn.Outside': 'integrations.service.SignIn.Outside',
  'SignIn.Own': 'integrations.service.SignIn.Own',
  'SignIn.Missing': null,
  'Hubs.Outside': 'integrations.service.Hubs.Outside',
  'Hubs.Own': 'integrations.service.Hubs.Own',
  'Hubs.Missing': null,
};

export function Services({ services }: { services: readonly ServerServiceState[] }) {
  const t = useT();
  return (
    <ul className={classes['services']}>
      {services.map(({ Service, State }) => {
        const stateText = words[`${Service}.${State}`];
        return (
          <li key={Service}>
            <span>
              <b>{t(`integrations.service.${Service}`)}</b>
              {stateText !== null && <span className={classes['quiet']}>{t(stateText)}</span>}
            </span>
            {State === 'Outside' && (
              <StateChip tone="ok" icon={IconCheck}>
                {t('integrations.connected')}
              </StateChip>
            )}
            {State === 'Own' && (
              <StateChip tone="mute" icon={IconHome}>
                {t('integrations.own')}
              </StateChip>
            )}
            {State === 'Missing' && (
              <StateChip tone={Service === 'Mail' ? 'warn' : 'outline'} icon={IconPlugConnectedX}>
                {t('integrations.missing')}
              </StateChip>
            )}
          </li>
        );
      })}
    </ul>
  );
}
