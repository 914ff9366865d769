import { CHECK_ENTRIES_MAX } from '@portal/contract/design-order';
import { cameraFields, usualLocation, type CameraLocation } from '@portal/engines/compatibility';
import { Field, Select, toast } from '@portal/ui';
import { locationName } from '../model/merge-checks.ts';
import { useCheckParts, useCheckQuestion, useCheckState } from './check-provider.tsx';
import './camera-places.css';

/** Where the cameras of each model hang: a housing for the rain may stay under a roof, and then neither cable nor box has to keep it out (CHECK-22). */
export function CameraPlaces() {
  const { lines } = useCheckQuestion();
  const cameras = lines.filter(({ role, skuStatus }) => role === 'ipCamera' && skuStatus === 0);
  return (
    <>
      <p className="p-small">室外的按室外网线、防水接线盒和复杂画面核对。没有填写的按型号的使用场所；型号没有注明的，半球和低于 IP66 的按室内。</p>
      <ul className="dc-places">
        {cameras.map(({ skuNo, productName, productModel, roleAttributes }) => (
          <PlaceBox key={skuNo} skuNo={skuNo} name={`${productName} ${productModel}`} usual={usualLocation(roleAttributes)} />
        ))}
      </ul>
    </>
  );
}

const BY_MODEL = '';

function PlaceBox({ skuNo, name, usual }: { skuNo: string; name: string; usual: CameraLocation | null }) {
  const { store } = useCheckParts();
  const isReady = useCheckState((state) => state.reading === 'loaded');
  const said = useCheckState((state) => state.check.places.find((one) => one.skuNo === skuNo)?.location ?? null);
  const write = (value: string) => {
    const location = cameraFields.location.options.find((option) => option.value === value)?.value ?? null;
    if (!store.setPlace(skuNo, location)) toast.error(`最多填写 ${CHECK_ENTRIES_MAX} 个型号的安装位置`);
  };
  return (
    <li>
      <span className="dc-places__words">{name}</span>
      <Field label="安装位置">
        <Select size="small" aria-label={`${name} 安装位置`} disabled={!isReady} value={said ?? BY_MODEL} onChange={(event) => write(event.target.value)}>
          <option value={BY_MODEL}>{usual === null ? '按型号：未注明' : `按型号：${locationName(usual)}`}</option>
          {cameraFields.location.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </li>
  );
}
