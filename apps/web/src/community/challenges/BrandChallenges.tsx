import { listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { listBrandChallenges } from '@clubpulse/contract/community/challenges.calls';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { ChallengeList } from './ChallengeList.tsx';
import classes from './Challenges.module.css';

export default function BrandChallenges() {
  const t = useT();
  const navigate = useNavigate();
  const brands = useCall(listMyBrands, {}, { quiet: true });
  const [chosen, setChosen] = useState<number | null>(null);
  const all = brands.data ?? [];
  const brand = all.find(({ BrandId }) => BrandId === chosen) ?? all[0];
  const add = brand && (
    <AddButton onClick={() => void navigate(pathTo('ClubChallenge', `new/${brand.BrandId}`))}>{t('challenges.add')}</AddButton>
  );
  return (
    <Page
      title={t('challenges.ofBrand')}
      {...(brand === undefined ? {} : { subtitle: brand.Name })}
      {...(add ? { actions: add } : {})}
    >
      <QueryResult query={brands} loading={<SkeletonRows rows={4} />}>
        {() =>
          brand === undefined ? (
            <EmptyState title={t('challenges.noBrand')}>{t('challenges.noBrandText')}</EmptyState>
          ) : (
            <>
              {all.length > 1 && (
                <div className={classes['states']}>
                  <ChoiceField
                    label={t('clubs.brand')}
                    allowDeselect={false}
                    data={all.map(({ BrandId, Name }) => ({ value: String(BrandId), label: Name }))}
                    value={String(brand.BrandId)}
                    onChange={(next) => setChosen(Number(next))}
                  />
                </div>
              )}
              <ChallengeList key={brand.BrandId} call={listBrandChallenges} id={brand.BrandId} add={add} />
            </>
          )
        }
      </QueryResult>
    </Page>
  );
}
