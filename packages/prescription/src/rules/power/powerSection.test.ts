import { describe, expect, test } from 'vitest';
import { CALL_FOR_COLOUR, CALL_FOR_POWER, isProvided, shownPower } from '../placeholder.ts';
import { isTestedInStudio, powerOwner, powerRows, powerSection, sentPictures } from './powerSection.ts';

test('RX-01 a prescription without a name, or of "user", is shown as your power', () => {
  expect(powerOwner(undefined)).toBe('your power');
  expect(powerOwner('')).toBe('your power');
  expect(powerOwner('user')).toBe('your power');
  expect(powerOwner('User')).toBe('your power');
  expect(powerOwner('Ananya')).toBe('Ananya');
  expect(powerOwner('user', 'درجات نظرك')).toBe('درجات نظرك');
});

test('RX-02 the two placeholders and an empty text count as not provided and show a hyphen', () => {
  expect(CALL_FOR_POWER).toBe('Call Me/Email Me for Power');
  expect(CALL_FOR_COLOUR).toBe('Call Me/Email Me for Color');
  for (const value of [CALL_FOR_POWER, CALL_FOR_COLOUR, '', undefined, null]) {
    expect(isProvided(value)).toBe(false);
    expect(shownPower(value)).toBe('-');
  }
  expect(shownPower('-2.25')).toBe('-2.25');
});

describe('RX-03 the power section of a line', () => {
  test('RX-03 is a grid if any value of an eye other than boxes is a number', () => {
    expect(powerSection({ right: { sph: '-2.25' } })).toBe('POWER_GRID');
    expect(powerSection({ left: { axis: '90' } })).toBe('POWER_GRID');
    expect(powerSection({ right: { sph: CALL_FOR_POWER }, left: { pd: '31.5' } })).toBe('POWER_GRID');
  });

  test('RX-03 is a grid if there is an addition other than the placeholder', () => {
    expect(powerSection({ right: { ap: 'High' } })).toBe('POWER_GRID');
    expect(powerSection({ right: { ap: CALL_FOR_POWER } })).toBe('CONTACT_FOR_POWER');
  });

  test('RX-03 does not count boxes, and shows an uploaded paper otherwise', () => {
    expect(powerSection({ right: { boxes: '2' } })).toBe('CONTACT_FOR_POWER');
    expect(powerSection({ right: { boxes: '2' }, imageFileName: 'paper.jpg' })).toBe('POWER_UPLOAD');
  });

  test('RX-03 is a note that the store will call if there is no value and no picture', () => {
    expect(powerSection(null)).toBe('CONTACT_FOR_POWER');
    expect(powerSection({ right: { sph: CALL_FOR_POWER }, left: { sph: CALL_FOR_POWER } })).toBe(
      'CONTACT_FOR_POWER',
    );
  });
});

test('RX-05 two pictures show power and PD, the PD picture shows the PD, and the other picture the power', () => {
  expect(sentPictures({ imageFileName: 'paper.jpg', pdImageFileName: 'pd.jpg' })).toBe('power-and-pd');
  expect(sentPictures({ pdImageFileName: 'pd.jpg' })).toBe('pd');
  expect(sentPictures({ imageFileName: 'paper.jpg', pdImageFileName: null })).toBe('power');
  expect(sentPictures({ right: { sph: '-1.00' } })).toBe('none');
  expect(sentPictures(null)).toBe('none');
});

test('RX-06 rows are hidden if both eyes have placeholders, are empty, or have no value', () => {
  const rows = powerRows({
    labels: { sph: 'SPH' },
    right: { sph: '-2.25', cyl: '', axis: CALL_FOR_POWER, colour: CALL_FOR_COLOUR, boxes: '2' },
    left: { sph: '', cyl: '', axis: CALL_FOR_POWER, colour: CALL_FOR_COLOUR, boxes: '1' },
  });
  expect(rows).toEqual([
    { key: 'sph', label: 'SPH', right: '-2.25', left: '-' },
    { key: 'boxes', label: undefined, right: '2', left: '1' },
  ]);
});

test('RX-08 an axis of 0 is shown as 180, the same direction', () => {
  const rows = powerRows({ right: { sph: '-1.00', cyl: '-0.50', axis: '0' }, left: { sph: '-1.00' } });
  expect(rows.find(({ key }) => key === 'axis')).toMatchObject({ right: '180', left: '-' });
});

test('CART-08 a power is found by an eye test if the test was chosen and the power is missing', () => {
  const later = { sph: CALL_FOR_POWER };
  expect(isTestedInStudio(null)).toBe(false);
  expect(isTestedInStudio({ right: later, left: later })).toBe(false);
  expect(isTestedInStudio({ right: later, left: later, inStudio: true })).toBe(true);
  expect(isTestedInStudio({ right: { sph: '-2.25' }, inStudio: true })).toBe(false);
  expect(isTestedInStudio({ imageFileName: 'rx.jpg', inStudio: true })).toBe(false);
});
