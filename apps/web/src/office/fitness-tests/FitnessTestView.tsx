import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconBluetooth } from '@tabler/icons-react';
import { type ComponentProps, useEffect } from 'react';
import { FitnessTests, type Heart, RunTest } from '../../body/fitness-tests/public.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { reachesStraps, useOwnStrap } from '../../live/own-strap/public.ts';
import { useCall } from '../../platform/api.ts';
import { useMenuPlace } from '../../platform/menu-place.ts';
import { useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import { useHerStrap } from './use-her-strap.ts';

const numbered = (word: string): number | null => (/^[1-9]\d*$/.test(word) ? Number(word) : null);

/** One's own fitness tests, or with an id those of whom one trains; a second id names a test. */
export default function FitnessTestView({ id = '', action = '' }: ScreenProps) {
  const self = useSelf();
  const club = useClub();
  const userId = numbered(id) ?? self.UserId;
  const own = userId === self.UserId;
  useMenuPlace(own ? undefined : 'AthletesBiometrics');
  const measured = useCall(
    getMeasures,
    { params: { id: userId }, query: { excludeEvents: 'true' } },
    { quiet: true, ignore: [403, 404, 409] },
  );
  const weight = measured.data?.Last.find(({ Key }) => Key === 'weight')?.Value ?? (own ? self.Weight : null);
  const name = own || measured.data === undefined ? null : fullName(measured.data.Person);
  const Run = own ? RunWithOwnStrap : RunWithHerStrap;
  return (
    <FitnessTests
      userId={userId}
      clubId={own ? null : club !== null && isStaffIn(self.AvailableRoles, club) ? club.ClubId : undefined}
      testId={numbered(action)}
      name={name}
      weight={weight}
      run={(test, onEnded, onClose) => <Run test={test} name={name} onEnded={onEnded} onClose={onClose} />}
    />
  );
}

type RunProps = Pick<ComponentProps<typeof RunTest>, 'test' | 'name' | 'onEnded' | 'onClose'>;

/** With her own strap: what it says goes into her journal too, as always. */
function RunWithOwnStrap(props: RunProps) {
  const { find, end, isListening, ...heard } = useOwnStrap();
  const heart: Heart = {
    phase: isListening ? (heard.phase === 'live' ? 'live' : 'lost') : heard.phase === 'finding' ? 'finding' : 'none',
    name: heard.name,
    bpm: heard.measurement?.bpm ?? 0,
    at: heard.heardAt,
  };
  return (
    <RunTest
      {...props}
      heart={heart}
      finder={<Finder heart={heart} failed={heard.failed !== null} onFind={() => void find()} />}
      onEnded={(test) => {
        end();
        props.onEnded(test);
      }}
    />
  );
}

/** With the strap of whom one tests: nothing of it goes into the own journal. */
function RunWithHerStrap(props: RunProps) {
  const { heart, failed, find, release } = useHerStrap();
  useEffect(() => release, [release]);
  return <RunTest {...props} heart={heart} finder={<Finder heart={heart} failed={failed} onFind={() => void find()} />} />;
}

function Finder({ heart, failed, onFind }: { heart: Heart; failed: boolean; onFind: () => void }) {
  const t = useT();
  if (!reachesStraps())
    return (
      <p role="status">
        {t('ownStrap.unable')}. {t('ownStrap.unableText')}
      </p>
    );
  return (
    <>
      <Refusal words={failed ? t('ownStrap.failed') : null} />
      <Button
        size="lg"
        variant="default"
        leftSection={<IconBluetooth size={22} stroke={1.8} aria-hidden="true" />}
        loading={heart.phase === 'finding'}
        onClick={onFind}
      >
        {t('ownStrap.find')}
      </Button>
    </>
  );
}
