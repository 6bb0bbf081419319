import { listLog } from '@clubpulse/contract/accounts/security.calls';
import { useState } from 'react';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Security.module.css';

const FIRST_SHOWN = 8;

/** The log shows no location, because the server does not know it. */
export function SecurityLog({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const [shown, setShown] = useState(FIRST_SHOWN);
  const log = useCall(listLog, { params: { id: userId } }, { quiet: true });
  return (
    <EditorSection id="log" title={t('accounts.log')} note={t('accounts.logNote')}>
      <QueryResult query={log} loading={<SkeletonRows rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes['note']}>{t('accounts.logEmpty')}</p>
          ) : (
            <>
              <ul className={classes['rows']} aria-label={t('accounts.log')}>
                {found.slice(0, shown).map((entry) => (
                  <li key={entry.EventId}>
                    <span className={classes['name']}>
                      <b>{t(`accounts.log.${entry.Kind}`)}</b>
                      <span>{entry.From === null ? '' : `${entry.Device || t('accounts.unknownDevice')}, ${entry.From}`}</span>
                    </span>
                    <time dateTime={entry.At}>{formats.dateTime(entry.At)}</time>
                  </li>
                ))}
              </ul>
              <ShowMore count={found.length - shown} mt="sm" onClick={() => setShown(found.length)} />
            </>
          )
        }
      </QueryResult>
    </EditorSection>
  );
}
