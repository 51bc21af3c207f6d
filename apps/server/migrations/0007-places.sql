-- What a geocoder said of places, to about a kilometre: nobody's own place, and asked once.
create table places (
  -- Hundredths of a degree.
  lat smallint not null,
  lon integer not null,
  city text not null,
  location text not null,
  attribution text not null,
  asked_at timestamptz not null,
  primary key (lat, lon)
);

alter table users
  add column latitude numeric(5, 2),
  add column longitude numeric(5, 2);
