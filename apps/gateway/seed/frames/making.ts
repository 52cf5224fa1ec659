import type { FrameModel } from '@lunette/frame-model';

/** How a frame of each material is made, in one or two sentences. */
export const MAKING: Record<FrameModel['material'], { en: string; ar: string }> = {
  acetate: {
    en: 'Cotton acetate, tumbled smooth in wooden drums. Five-barrel hinges that an optician can tighten with one screwdriver.',
    ar: 'أسيتات قطني يُنعَّم في براميل خشبية. مفصلات بخمس حلقات يشدّها الأخصائي بمفك واحد.',
  },
  'bio-acetate': {
    en: 'Plant-based acetate, tumbled smooth in wooden drums. Five-barrel hinges that an optician can tighten with one screwdriver.',
    ar: 'أسيتات نباتي يُنعَّم في براميل خشبية. مفصلات بخمس حلقات يشدّها الأخصائي بمفك واحد.',
  },
  'stainless steel': {
    en: 'Stainless steel wire, bent cold and plated. Silicone nose pads that an optician sets to your nose in a minute.',
    ar: 'سلك من الفولاذ المقاوم للصدأ يُثنى على البارد ثم يُطلى. وسادتان من السيليكون يضبطهما الأخصائي على أنفك في دقيقة.',
  },
  titanium: {
    en: 'Beta titanium, free of nickel and half the weight of steel. It gives when bent and comes back to its shape.',
    ar: 'تيتانيوم بيتا خالٍ من النيكل ووزنه نصف وزن الفولاذ. ينثني ثم يعود إلى شكله.',
  },
  'acetate and metal': {
    en: 'Acetate brows screwed to a steel chassis, so that either can be replaced. Silicone nose pads that an optician sets to your nose.',
    ar: 'حاجبان من الأسيتات مثبتان ببراغٍ على هيكل فولاذي، فيمكن استبدال أي منهما. وسادتان من السيليكون يضبطهما الأخصائي على أنفك.',
  },
};
