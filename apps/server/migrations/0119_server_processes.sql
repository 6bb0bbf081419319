-- What each running process reports every few seconds. Unlogged, because a process reports again after a crash of the database.
create unlogged table server_processes (
  "ProcessId" uuid primary key,
  "Name" text not null,
  "Version" text not null,
  "Roles" text[] not null constraint server_processes_roles check ("Roles" <@ array['api', 'live', 'jobs']),
  "StartedAt" timestamptz not null,
  "SeenAt" timestamptz not null default now(),
  "HasBroker" boolean not null,
  "Load" real not null,
  "Memory" bigint not null,
  "DiskFree" bigint not null,
  "DiskSize" bigint not null,
  "Sockets" integer,
  "Partitions" smallint[],
  "Unstored" real,
  "Frames" integer,
  "LateFrames" integer
);
