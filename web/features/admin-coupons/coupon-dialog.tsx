import { useId } from 'react';
import { COUPON_OFFS } from '../../../src/wire/literals.ts';
import type { CouponReply } from '../../../src/wire/replies/coupons.ts';
import { useAdminCourses } from '../../api/admin-courses.ts';
import { CheckBox } from '../../forms/boxes.tsx';
import { Checkbox } from '../../forms/checkbox.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { COUPON_FORM } from '../../text/copy/admin-coupons.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type CouponValues, couponBody, valuesOf } from './coupon-values.ts';
import { useCouponCalls } from './coupons-api.ts';
import styles from './coupons.module.css';

interface CouponDialogProps {
  /** Undefined for a new one. */
  coupon: CouponReply | undefined;
  onClose: () => void;
}

const schema = () =>
  import('../../../src/wire/coupons.ts').then((wire) =>
    wire.couponTermsBody.transform((values: CouponValues) => couponBody(values, true)),
  );

/** Makes a coupon, or changes it; of one that was used, its end and its note. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const { notify } = useFeedback();
  const { make, change } = useCouponCalls();
  const isFrozen = coupon !== undefined && coupon.used + coupon.reserved > 0;
  const send = async (values: CouponValues) => {
    if (coupon) await change(coupon.id, couponBody(values, coupon.active));
    const code = coupon ? coupon.code : (await make(couponBody(values, true))).code;
    onClose();
    notify(coupon ? COUPON_FORM.saved : COUPON_FORM.made(code));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={coupon ? COUPON_FORM.editTitle(coupon.code) : COUPON_FORM.newTitle}
      {...(isFrozen && { description: COUPON_FORM.frozenLine })}
    >
      <Form start={valuesOf(coupon)} schema={schema} onSubmit={send} className={styles.form}>
        {!isFrozen && <Terms />}
        <div className={styles.pair}>
          {!isFrozen && (
            <TextField name="from" type="date" label={COUPON_FORM.from} hint={COUPON_FORM.fromHint} isOptional />
          )}
          <TextField name="until" type="date" label={COUPON_FORM.until} hint={COUPON_FORM.untilHint} isOptional />
        </div>
        {!isFrozen && <Limits />}
        <TextField name="note" label={COUPON_FORM.note} hint={COUPON_FORM.noteHint} maxLength={200} isOptional />
        <div className={styles.buttons}>
          <Button variant="outline" onClick={onClose}>
            {COUPON_FORM.cancel}
          </Button>
          <SubmitButton busy={coupon ? COUPON_FORM.saving : COUPON_FORM.making}>
            {coupon ? COUPON_FORM.save : COUPON_FORM.make}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
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
      <div className={styles.pair}>
        <SelectField name="kind" label={COUPON_FORM.kind} options={KINDS} />
        <NumberField
          name="value"
          label={COUPON_FORM.values[kind]}
          hint={COUPON_FORM.valueHint[kind] || undefined}
          min="0"
          step={kind === 'percent' ? '1' : '0.01'}
          inputMode={kind === 'percent' ? 'numeric' : 'decimal'}
        />
      </div>
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
          <div className={styles.courses}>
            {all.map(({ id, title }) => (
              <CheckBox
                key={id}
                id={`${base}-${id}`}
                label={title}
                isOn={chosen.includes(id)}
                onChange={(isOn) => setValue('courses', isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
              />
            ))}
          </div>
        )}
      </Loadable>
    </GroupField>
  );
}

function Limits() {
  return (
    <>
      <div className={styles.pair}>
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
      </div>
      <Checkbox name="firstPurchaseOnly" label={COUPON_FORM.firstPurchaseOnly} />
      <Checkbox name="forExtensions" label={COUPON_FORM.forExtensions} />
    </>
  );
}
