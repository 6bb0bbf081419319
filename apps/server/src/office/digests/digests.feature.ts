import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createDigestJobs } from './digests.jobs.ts';
import { createDigests } from './digests.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'mail'> {
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly clubs: Clubs;
}

export const digests = feature({
  name: 'office/digests',
  persons: {
    digests: {
      taken: { not: 'only the days for which a mail was made' },
      leaving: { stay: 'a mail of the day is made once, whatever the role' },
    },
  },
  build: ({ config, db, mail, users: { profiles }, security: { closedIn }, clubs }: Needs) => {
    const made = createDigests({ db, mail, publicUrl: config.PUBLIC_URL, profiles, clubsOf: clubs.factsOf, closedIn });
    return { digests: made, digestJobs: createDigestJobs({ db, digests: made }) };
  },
  jobs: (parts) => parts.digestJobs.jobs,
  purge: (parts) => parts.digestJobs.purge(),
});
