alter table server_processes add column "HasFiles" boolean not null default true;
