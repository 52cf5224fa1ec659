import { needsPostcode } from '@lunette/country-config';
import { devicePosition } from '@lunette/session';
import { Button, FieldMessage, TextField, useLocale } from '@lunette/ui-kit';
import { LocateFixed, Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import type { BeginRequest } from './useLatestRequest.ts';

/** Props of `PlaceSearch`. */
export interface PlaceSearchProps {
  busy: boolean;
  /** A message about the requested place. */
  message?: string | undefined;
  /** Called at every request for a place: the position of the device may arrive after a newer request. */
  begin: BeginRequest;
  onArea: (area: string, isLatest: () => boolean) => void;
  onPoint: (at: { latitude: number; longitude: number }, isLatest: () => boolean) => void;
}

/** Asks for the shopper's place: an area or a postcode that they type, or the position of the device. */
export function PlaceSearch({ busy, message, begin, onArea, onPoint }: PlaceSearchProps) {
  const t = useText();
  const { country } = useLocale();
  const [isLocating, setLocating] = useState(false);
  const [fault, setFault] = useState<'location-unknown' | 'area-short' | null>(null);
  const locate = async () => {
    const isLatest = begin();
    setLocating(true);
    setFault(null);
    const { at } = await devicePosition();
    setLocating(false);
    if (!isLatest()) return;
    if (at) onPoint(at, isLatest);
    else setFault('location-unknown');
  };
  const text = fault ? t(`appointments.${fault}`) : message;
  return (
    <form
      role="search"
      aria-label={t('appointments.place-search')}
      className="rounded-control bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault();
        const isLatest = begin();
        const typed = new FormData(event.currentTarget).get('area');
        const area = typeof typed === 'string' ? typed.trim() : '';
        setFault(area.length < 2 ? 'area-short' : null);
        if (area.length >= 2) onArea(area, isLatest);
      }}
    >
      <div className="flex items-end gap-2">
        <TextField
          name="area"
          label={t(needsPostcode(country) ? 'appointments.area-or-postcode' : 'appointments.area')}
          autoComplete="off"
          maxLength={80}
          className="min-w-0 flex-1"
        />
        <Button type="submit" kind="second" loading={busy} aria-label={t('appointments.find')}>
          <Search aria-hidden />
        </Button>
      </div>
      <Button
        kind="quiet"
        className="mt-2"
        icon={<LocateFixed aria-hidden />}
        loading={isLocating}
        onClick={() => void locate()}
      >
        {t('appointments.locate')}
      </Button>
      <div role="status" className={text ? 'mt-2' : undefined}>
        {text && <FieldMessage tone="warn">{text}</FieldMessage>}
      </div>
    </form>
  );
}
