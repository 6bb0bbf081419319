-- For whom a picture is kept, of every kind: a club, a person, a brand, or with none of them the platform. Who keeps how many is counted, so that
-- nobody fills the disk (decision 0031).
alter table image_keepers add column "UserId" bigint references users on delete cascade;
alter table image_keepers add column "BrandId" bigint references brands on delete cascade;
alter table image_keepers drop constraint image_keepers_once;
alter table image_keepers add constraint image_keepers_once unique nulls not distinct ("ImageId", "ClubId", "UserId", "BrandId");
alter table image_keepers add constraint image_keepers_one check (num_nonnulls("ClubId", "UserId", "BrandId") <= 1);
create index image_keepers_user on image_keepers ("UserId") where "UserId" is not null;
create index image_keepers_brand on image_keepers ("BrandId") where "BrandId" is not null;

insert into image_keepers ("ImageId", "ClubId")
select distinct i."ImageId", c."ClubId" from classes c join images i on i."ImageId" = substring(c."PictureUri" from '^/media/([0-9a-f]{64})-')
where i."Kind" = 'class'
on conflict do nothing;
