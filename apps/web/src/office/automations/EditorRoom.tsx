import { listAutomations } from '@clubpulse/contract/office/automations/automations.calls';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NOTICES } from '../../kit/form/first-invalid-field.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { AutomationPage } from './AutomationPage.tsx';
import { AutomationRows } from './AutomationRows.tsx';
import classes from './Automations.module.css';

interface EditorRoomProps {
  title: string;
  opened: number | null;
  state: ReactNode;
  acts?: ReactNode;
  refusal: string | null;
  aside: ReactNode;
  children: ReactNode;
}

/** The editor is beside the list on a wide screen, and below the folded list on a narrow one. */
export function EditorRoom({ title, opened, state, acts, refusal, aside, children }: EditorRoomProps) {
  const t = useT();
  const isDesk = useWidth() === 'desk';
  const { ClubId: id } = useStaffClub();
  const { data: automations = [] } = useCall(listAutomations, { params: { id } }, { quiet: true });
  const rows = <AutomationRows label={t('automations.title')} automations={automations} opened={opened} hasSwitches={isDesk} />;
  const content = (
    <div className={classes['room']} data-list={isDesk && automations.length > 0}>
      {automations.length > 0 && <div className={classes['side']}>{isDesk ? rows : <Folded>{rows}</Folded>}</div>}
      <div className={classes['sentences']}>
        <div id={NOTICES} tabIndex={-1} className={classes['notices']}>
          <Refusal words={refusal} />
        </div>
        {isDesk && (
          <div className={classes['head']}>
            <h2>{title}</h2>
            <div className={classes['state']}>
              {state}
              {acts}
            </div>
          </div>
        )}
        {children}
      </div>
      <aside className={classes['aside']}>{aside}</aside>
    </div>
  );
  if (isDesk) return <AutomationPage>{content}</AutomationPage>;
  return (
    <Page
      title={title}
      subtitle={<span className={classes['state']}>{state}</span>}
      back={pathTo('Automations')}
      {...(acts === undefined ? {} : { actions: acts })}
    >
      {content}
    </Page>
  );
}

function Folded({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <details className={classes['folded']}>
      <summary>
        {t('automations.title')}
        <IconChevronDown size={18} stroke={1.8} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

interface SentenceProps {
  id: string;
  word: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Sentence({ id, word, note, children }: SentenceProps) {
  return (
    <section className={classes['sentence']} aria-labelledby={`${id}-word`}>
      <h2 id={`${id}-word`}>{word}</h2>
      <div className={classes['part']}>
        {children}
        {note !== undefined && <p className={classes['quiet']}>{note}</p>}
      </div>
    </section>
  );
}
