import { useT } from '../../platform/phrases.ts';
import classes from './Invitations.module.css';
import { InviteeRows } from './InviteeRows.tsx';
import type { Invitees } from './use-invitees.ts';

/** Number of unreadable lines that are shown. A text with more of them is probably no list of e-mail addresses. */
const UNREAD_SHOWN = 5;

export function PeopleRead({ invitees, isStopped }: { invitees: Invitees; isStopped: boolean }) {
  const t = useT();
  const { rows, ready, known, wrong, unread } = invitees;
  if (rows.length === 0 && unread.length === 0) return null;
  return (
    <section aria-label={t('members.peopleRead', { count: rows.length })}>
      <p className={classes['sums']} aria-live="polite">
        <b>{t('members.peopleRead', { count: rows.length })}</b>
        {ready.length > 0 && !isStopped && <span data-tone="ok">{t('members.readyCount', { count: ready.length })}</span>}
        {known.length > 0 && <span data-tone="warn">{t('members.knownCount', { count: known.length })}</span>}
        {wrong.length > 0 && <span data-tone="bad">{t('members.wrongCount', { count: wrong.length })}</span>}
        {unread.length > 0 && <span className={classes['end']}>{t('members.linesLeftOut', { count: unread.length })}</span>}
      </p>
      {unread.length > 0 && (
        <p className={classes['unread']}>
          {[...unread.slice(0, UNREAD_SHOWN), ...(unread.length > UNREAD_SHOWN ? ['…'] : [])].join('\n')}
        </p>
      )}
      <InviteeRows {...invitees} />
    </section>
  );
}
