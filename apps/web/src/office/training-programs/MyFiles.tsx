import { listFiles } from '@clubpulse/contract/members/files/files.calls';
import { listOwnPrograms } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { FileEditor, FileList } from '../../members/files/public.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { OwnPrograms } from './OwnPrograms.tsx';
import classes from './Programs.module.css';

export default function MyFiles({ id }: { id?: string }) {
  return <Shown key={id ?? ''} id={id} />;
}

function Shown({ id }: { id: string | undefined }) {
  const t = useT();
  const self = useSelf();
  const params = { id: self.UserId };
  const files = useCall(listFiles, { params }, { quiet: true });
  const programs = useCall(listOwnPrograms, { params }, { quiet: true });
  const [side, setSide] = useState<'own' | 'clubs'>(id === 'clubs' ? 'clubs' : 'own');
  const [adding, setAdding] = useState(false);
  const ofSide = (one: typeof side) => (files.data ?? []).filter(({ Club }) => (Club === null) === (one === 'own'));
  const countOf = (one: typeof side) => ofSide(one).length + (one === 'clubs' ? (programs.data?.length ?? 0) : 0);
  const label = (one: typeof side, words: string) => (
    <>
      {words} {files.data !== undefined && <span className={classes['count']}>{countOf(one)}</span>}
    </>
  );
  const keeper = { whose: 'self', userId: self.UserId } as const;
  const list = <FileList files={ofSide(side)} keeper={keeper} timeZone={self.TimeZone} />;
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
        {side === 'own' ? (
          <QueryResult query={files} loading={<SkeletonRows rows={3} />}>
            {() =>
              ofSide('own').length > 0 ? list : <EmptyState title={t('files.ownNone')}>{t('files.ownNoneText')}</EmptyState>
            }
          </QueryResult>
        ) : (
          <QueryResult query={programs} loading={<SkeletonRows rows={3} />}>
            {(shared) => (
              <>
                {shared.length > 0 && <OwnPrograms userId={self.UserId} programs={shared} />}
                <QueryResult query={files} loading={<SkeletonRows rows={1} />}>
                  {() =>
                    ofSide('clubs').length > 0
                      ? list
                      : shared.length === 0 && <EmptyState title={t('files.clubsNone')}>{t('files.clubsNoneText')}</EmptyState>
                  }
                </QueryResult>
              </>
            )}
          </QueryResult>
        )}
        <section className={classes['about']}>
          <h2>{t('files.about')}</h2>
          <p>{t(side === 'own' ? 'files.aboutOwn' : 'files.aboutClubs')}</p>
        </section>
      </div>
      {adding && <FileEditor keeper={keeper} onClose={() => setAdding(false)} />}
    </Page>
  );
}
