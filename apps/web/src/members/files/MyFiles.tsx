import { listFiles } from '@clubpulse/contract/members/files/files.calls';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { FileList } from './FileList.tsx';
import classes from './Files.module.css';
import { FileEditor } from './file-dialogs.ts';

/** One's own files, and those that one's clubs share (mockup o13). */
export default function MyFiles() {
  const t = useT();
  const self = useSelf();
  const files = useCall(listFiles, { params: { id: self.UserId } }, { quiet: true });
  const [side, setSide] = useState<'own' | 'clubs'>('own');
  const [adding, setAdding] = useState(false);
  const ofSide = (one: typeof side) => (files.data ?? []).filter(({ Club }) => (Club === null) === (one === 'own'));
  const label = (one: typeof side, words: string) => (
    <>
      {words} {files.data !== undefined && <span className={classes['count']}>{ofSide(one).length}</span>}
    </>
  );
  const keeper = { whose: 'self', userId: self.UserId } as const;
  return (
    <Page
      title={t('files.mine')}
      back={pathTo('Profile')}
      actions={<AddButton onClick={() => setAdding(true)}>{t('files.new')}</AddButton>}
    >
      <div className={classes['screen']}>
        <Segmented
          label={t('files.whose')}
          fullWidth
          value={side}
          options={[
            { value: 'own', label: label('own', t('files.own')) },
            { value: 'clubs', label: label('clubs', t('files.fromClubs')) },
          ]}
          onChange={setSide}
        />
        <Answer query={files} loading={<SkeletonRows rows={3} />}>
          {() =>
            ofSide(side).length > 0 ? (
              <FileList files={ofSide(side)} keeper={keeper} timeZone={self.TimeZone} />
            ) : side === 'own' ? (
              <EmptyState title={t('files.ownNone')}>{t('files.ownNoneText')}</EmptyState>
            ) : (
              <EmptyState title={t('files.clubsNone')}>{t('files.clubsNoneText')}</EmptyState>
            )
          }
        </Answer>
        <section className={classes['about']}>
          <h2>{t('files.about')}</h2>
          <p>{t(side === 'own' ? 'files.aboutOwn' : 'files.aboutClubs')}</p>
        </section>
      </div>
      {adding && <FileEditor keeper={keeper} onClose={() => setAdding(false)} />}
    </Page>
  );
}
