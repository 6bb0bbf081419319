import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { needsPublishConfirmation } from '@clubpulse/rules/calendar/classes/class-states';
import { Radio } from '@mantine/core';
import { IconEye, IconEyeOff, IconTrash, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useNow } from '../../../platform/clock.ts';
import { type PhraseKey, useT } from '../../../platform/phrases.ts';
import { useGoTo } from '../../../platform/routes.ts';
import { classIsOver, refusalOf } from '../cards/class-facts.ts';
import styles from './ClubClass.module.css';
import type { ClassAct, useClassActs } from './use-class-acts.ts';

interface ClassActsProps {
  one: Class;
  acts: ReturnType<typeof useClassActs>;
}

const words = {
  publish: { title: 'calendar.publishClass', act: 'kit.publish' },
  unpublish: { title: 'calendar.unpublishClass', act: 'kit.unpublish' },
  delete: { title: 'kit.deleteTitle', act: 'kit.delete' },
} as const satisfies Record<ClassAct, Record<string, PhraseKey>>;

export function ClassActs({ one, acts }: ClassActsProps) {
  const t = useT();
  const goTo = useGoTo();
  const published = one.PublishState === 'Published';
  const now = useNow();
  const over = classIsOver(one, now);
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name: one.Name })}
        actions={[
          ...(published && !over && refusalOf(one, 'unpublish', now) === undefined
            ? [{ label: t('kit.unpublish'), icon: IconEyeOff, busy: acts.busy, onClick: () => acts.start('unpublish') }]
            : []),
          ...(published
            ? [
                {
                  label: t('kit.participants'),
                  icon: IconUsers,
                  primary: true,
                  plain: true,
                  onClick: () => goTo('ClubClassParticipants', one.ClassId),
                },
              ]
            : []),
          ...(!published && !over
            ? [{ label: t('kit.publish'), icon: IconEye, primary: true, busy: acts.busy, onClick: () => acts.start('publish') }]
            : []),
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => acts.start('delete') },
        ]}
      />
      {acts.question}
      {acts.openAct !== null && <Question one={one} act={acts.openAct} acts={acts} />}
    </>
  );
}

function Question({ one, act, acts }: { one: Class; act: ClassAct; acts: ClassActsProps['acts'] }) {
  const t = useT();
  const [all, setAll] = useState(act !== 'delete');
  const now = useNow();
  const several = acts.series.length > 0;
  const refused = act === 'delete' && !(several && all) ? refusalOf(one, 'delete', now) : undefined;
  const mayUnpublish = refused === 'ClassIsActive' && !classIsOver(one, now) && refusalOf(one, 'unpublish', now) === undefined;
  const confirm =
    refused === undefined
      ? { confirm: t(words[act].act), danger: act === 'delete', onConfirm: () => acts.act(act, several && all) }
      : mayUnpublish
        ? { confirm: t('kit.unpublish'), onConfirm: () => acts.act('unpublish', false) }
        : {};
  return (
    <ConfirmDialog
      opened
      title={t(refused === undefined ? words[act].title : 'calendar.cannotDelete', { name: one.Name })}
      {...(refused === undefined && act !== 'unpublish' ? {} : { keep: t('kit.close') })}
      {...confirm}
      busy={acts.busy}
      onClose={acts.close}
    >
      <div className={styles['question']}>
        {several && (
          <Radio.Group
            aria-label={t('calendar.howMany')}
            value={all ? 'all' : 'one'}
            onChange={(value) => setAll(value === 'all')}
          >
            <div className={styles['choices']}>
              <Radio value="one" label={t('calendar.onlyThis')} />
              <Radio value="all" label={t('calendar.allToCome', { count: acts.series.length })} />
            </div>
          </Radio.Group>
        )}
        {act === 'publish' && needsPublishConfirmation(one.ClassType) && <p>{t('calendar.publishGroupText')}</p>}
        {act === 'delete' && <p>{t(refused === undefined ? 'calendar.deleteText' : `error.${refused}`)}</p>}
        {act === 'unpublish' && <p>{t('calendar.unpublishText')}</p>}
      </div>
    </ConfirmDialog>
  );
}
