import { useId } from 'react';
import { COUPON_OFFS } from '../../../src/wire/literals.ts';
import type { CouponReply } from '../../../src/wire/replies/coupons.ts';
import { useAdminCourses } from '../../api/admin-courses.ts';
import { CheckBox } from '../../forms/boxes.tsx';
import { Checkbox } from '../../forms/checkbox.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { COUPON_FORM } from '../../text/copy/admin-coupons.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type CouponValues, couponBody, valuesOf } from './coupon-values.ts';
import { useCouponCalls } from './coupons-api.ts';
import fields from '../../forms/field.module.css';

interface CouponDialogProps {
  /** Undefined for a new one. */
  coupon: CouponReply | undefined;
  onClose: () => void;
}

const schema = () =>
  import('../../../src/wire/coupons.ts').then((wire) =>
    wire.couponTermsBody.transform((values: CouponValues) => couponBody(values, true)),
  );

/** Makes a coupon, or changes it; of a used coupon, only its end and its note. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const { make, change } = useCouponCalls();
  const isFrozen = coupon !== undefined && coupon.used + coupon.reserved > 0;
  const send = async (values: CouponValues) => {
    if (coupon) await change(coupon.id, couponBody(values, coupon.active));
    return coupon ? COUPON_FORM.saved : COUPON_FORM.made((await make(couponBody(values, true))).code);
  };
  return (
    <FormDialog
      title={coupon ? COUPON_FORM.editTitle(coupon.code) : COUPON_FORM.newTitle}
      description={isFrozen && COUPON_FORM.frozenLine}
      start={valuesOf(coupon)}
      schema={schema}
      action={coupon ? COUPON_FORM.save : COUPON_FORM.make}
      busy={coupon ? COUPON_FORM.saving : COUPON_FORM.making}
      onSubmit={send}
      onClose={onClose}
    >
      {!isFrozen && <Terms />}
      <Grid min="200px" gap={4} className={fields.beside}>
        {!isFrozen && (
          <TextField name="from" type="date" label={COUPON_FORM.from} hint={COUPON_FORM.fromHint} isOptional />
        )}
        <TextField name="until" type="date" label={COUPON_FORM.until} hint={COUPON_FORM.untilHint} isOptional />
      </Grid>
      {!isFrozen && <Limits />}
      <TextField name="note" label={COUPON_FORM.note} hint={COUPON_FORM.noteHint} maxLength={200} isOptional />
    </FormDialog>
  );
}

const KINDS = COUPON_OFFS.map((value) => ({ value, words: COUPON_FORM.kinds[value] }));
const WHICH = [
  { value: 'all', words: COUPON_FORM.all },
  { value: 'chosen', words: COUPON_FORM.chosen },
] as const;

function Terms() {
  const { values } = useFormValues<CouponValues>();
  const { kind, which } = values;
  return (
    <>
      <TextField
        name="code"
        label={COUPON_FORM.code}
        hint={COUPON_FORM.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Grid min="200px" gap={4} className={fields.beside}>
        <SelectField name="kind" label={COUPON_FORM.kind} options={KINDS} />
        <NumberField
          name="value"
          label={COUPON_FORM.values[kind]}
          hint={COUPON_FORM.valueHint[kind] || undefined}
          min="0"
          step={kind === 'percent' ? '1' : '0.01'}
          inputMode={kind === 'percent' ? 'numeric' : 'decimal'}
        />
      </Grid>
      {kind === 'amount' && <Checkbox name="mayMakeFree" label={COUPON_FORM.mayMakeFree} />}
      <SelectField name="which" label={COUPON_FORM.which} options={WHICH} />
      {which === 'chosen' && <CourseFields />}
    </>
  );
}

function CourseFields() {
  const base = useId();
  const courses = useAdminCourses();
  const { values, setValue } = useFormValues<CouponValues>();
  const { courses: chosen } = values;
  return (
    <GroupField name="courses" label={COUPON_FORM.courses}>
      <Loadable
        query={courses}
        loading={COUPON_FORM.coursesLoading}
        failed={COUPON_FORM.coursesFailed}
        skeleton={<Skeleton height="96px" radius="var(--radius-button)" />}
      >
        {(all) => (
          <Stack gap={4}>
            {all.map(({ id, title }) => (
              <CheckBox
                key={id}
                id={`${base}-${id}`}
                label={title}
                isOn={chosen.includes(id)}
                onChange={(isOn) => setValue('courses', isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
              />
            ))}
          </Stack>
        )}
      </Loadable>
    </GroupField>
  );
}

function Limits() {
  return (
    <>
      <Grid min="200px" gap={4} className={fields.beside}>
        <NumberField
          name="maxUses"
          label={COUPON_FORM.maxUses}
          hint={COUPON_FORM.limitHint}
          min="1"
          inputMode="numeric"
        />
        <NumberField
          name="maxPerPerson"
          label={COUPON_FORM.maxPerPerson}
          hint={COUPON_FORM.limitHint}
          min="1"
          inputMode="numeric"
        />
      </Grid>
      <Checkbox name="firstPurchaseOnly" label={COUPON_FORM.firstPurchaseOnly} />
      <Checkbox name="forExtensions" label={COUPON_FORM.forExtensions} />
    </>
  );
}
