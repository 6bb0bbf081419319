import { listClubSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { BEYOND_PHONE } from '../../kit/widths.ts';
import { useAllPages } from '../../platform/calls/all-pages.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './ManageUsers.module.css';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleCards, PeopleTable } from './PeopleRows.tsx';
import { matching, membersOf, type PeopleFilter, readPeople, writePeople } from './people-filter.ts';

const SHOWN = 100;

/** The people of the club, each with what she holds and whether it is paid. */
export default function ManageUsers() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: clubId } = useStaffClub();
  const wide = useMediaQuery(BEYOND_PHONE, true, { getInitialValueInEffect: false });
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readPeople(params), [params]);
  const ofClub = { params: { id: clubId } };
  const people = useAllPages(listClubUsers, { ...ofClub, ...(filter.role === null ? {} : { query: { Role: filter.role } }) });
  const holdings = useAllPages(listClubSubscriptions, ofClub);
  const change = (changes: Partial<PeopleFilter>) =>
    setParams((before) => writePeople({ ...readPeople(before), ...changes }), { replace: true });
  const [rows, setRows] = useState(SHOWN);
  const members = useMemo(
    () => membersOf(people.data ?? [], holdings.data ?? [], formats.locale),
    [people.data, holdings.data, formats.locale],
  );
  const found = useMemo(() => matching(members, filter), [members, filter]);
  const Rows = wide ? PeopleTable : PeopleCards;
  return (
    <Page
      title={t('members.people')}
      {...(people.data === undefined
        ? {}
        : {
            subtitle:
              found.length === members.length
                ? t('members.peopleCount', { count: members.length, number: formats.number(members.length) })
                : t('members.peopleFound', { found: formats.number(found.length), total: formats.number(members.length) }),
          })}
    >
      <div className={classes['list']}>
        <PeopleFilters filter={filter} holdings={holdings.data ?? []} onChange={change} />
        <Answer query={people} loading={<SkeletonRows rows={8} />}>
          {() =>
            found.length === 0 ? (
              <EmptyState
                title={members.length === 0 ? t('members.noPeople') : t('members.nobodyMatches')}
                {...(members.length === 0
                  ? {}
                  : {
                      action: (
                        <Button variant="default" onClick={() => setParams({}, { replace: true })}>
                          {t('kit.clearFilters')}
                        </Button>
                      ),
                    })}
              >
                {members.length === 0 ? t('members.noPeopleText') : undefined}
              </EmptyState>
            ) : (
              <>
                <Rows members={found.slice(0, rows)} known={holdings.data !== undefined} />
                {found.length > rows && (
                  <div>
                    <Button variant="default" onClick={() => setRows(rows + SHOWN)}>
                      {t('kit.showMore', { count: found.length - rows })}
                    </Button>
                  </div>
                )}
              </>
            )
          }
        </Answer>
      </div>
    </Page>
  );
}
