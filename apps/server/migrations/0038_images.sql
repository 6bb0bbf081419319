-- Pictures that the house keeps: files named by their content, each once however many show it. Who shows one names its address; what
-- nobody names is forgotten once it is no longer held for a form that is still open.
create table images (
  "ImageId" text primary key constraint images_id check ("ImageId" ~ '^[0-9a-f]{64}$'),
  "Kind" text not null constraint images_kind check ("Kind" in ('person', 'logo', 'class')),
  "Ending" text not null constraint images_ending check ("Ending" in ('jpg', 'png')),
  "FileName" text not null,
  "HeldUntil" timestamptz not null
);
create index images_held on images ("HeldUntil");

alter table clubs add column "PictureUri" text;
alter table brands add column "PictureUri" text;

-- Asked by the address for each picture that may be forgotten.
create index users_picture on users ("PictureUri") where "PictureUri" is not null;
create index classes_picture on classes ("PictureUri") where "PictureUri" is not null;
