import { type ReadyAutomation, readyAutomations } from '@clubpulse/contract/office/automations/automations';
import { addReadyAutomation, switchAutomation } from '@clubpulse/contract/office/automations/automations.calls';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Automations.module.css';
import { whenText } from './automation-text.ts';

const DAYS = 28;

/** Three automations for a club that has none: a switch adds one and switches it on. */
export function ReadyAutomations() {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [adding, setAdding] = useState<ReadyAutomation | null>(null);
  const on = useChange(switchAutomation);
  const add = useChange(addReadyAutomation, {
    onDone: ({ AutomationId }) => on.mutate({ params: { id, automationId: AutomationId }, body: { On: true } }),
    onRefused: () => setAdding(null),
  });
  return (
    <ul className={classes['rows']} aria-label={t('automations.ready')}>
      {readyAutomations.map((ready) => (
        <li key={ready} className={classes['row']}>
          <div className={classes['words']}>
            <b className={classes['when']}>{whenText(t, { Trigger: ready, Days: DAYS })}</b>
            <span className={classes['then']}>{t('automations.then', { acts: t('automations.act.Message') })}</span>
          </div>
          <Switch
            aria-label={t('automations.switch', { name: t(`automations.trigger.${ready}`) })}
            checked={adding === ready}
            disabled={adding !== null}
            onChange={() => {
              setAdding(ready);
              add.mutate({ params: { id }, body: { Ready: ready } });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
