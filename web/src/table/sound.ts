// Soft sounds, made in the page. Browsers allow none before somebody has pressed something.

import { getPrefs } from "../prefs/prefs";

export type Sound = "move" | "piece" | "card" | "blow" | "end";

/** A tone: where it begins and ends, when, how long (all of it within 150 ms), how loud. */
interface Tone {
  from: number;
  to: number;
  at: number;
  ms: number;
  loud: number;
}

const TONES: Record<Sound, Tone[]> = {
  card: [], // it rustles
  move: [
    { from: 587, to: 587, at: 0, ms: 90, loud: 0.5 },
    { from: 880, to: 880, at: 60, ms: 90, loud: 0.5 },
  ],
  piece: [{ from: 240, to: 130, at: 0, ms: 60, loud: 0.7 }],
  blow: [{ from: 150, to: 60, at: 0, ms: 150, loud: 1 }],
  end: [392, 494, 587].map((from, i) => ({ from, to: from, at: i * 20, ms: 110, loud: 0.4 })),
};
const RUSTLE = 70; // ms of noise: a card
const SILENT = 0.0001;

let audio: AudioContext | null = null;

/** Sounds can be heard from the first press on. */
export function allowSound(): () => void {
  const allow = () => {
    if (!audio && getPrefs().volume > 0) audio = new AudioContext();
    if (audio?.state === "suspended") void audio.resume();
  };
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, allow);
  return () => {
    for (const name of ["pointerdown", "keydown"]) removeEventListener(name, allow);
  };
}

function fading(to: AudioContext, at: number, ms: number, loud: number): GainNode {
  const gain = to.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + ms / 1000);
  gain.connect(to.destination);
  return gain;
}

export function playSound(sound: Sound): void {
  const volume = getPrefs().volume * 0.25;
  if (audio?.state !== "running" || !volume) return;
  const now = audio.currentTime;
  if (sound === "card") rustle(audio, now, volume);
  for (const { from, to, at, ms, loud } of TONES[sound]) {
    const begin = now + at / 1000;
    const tone = audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + ms / 1000);
    tone.connect(fading(audio, begin, ms, loud * volume));
    tone.start(begin);
    tone.stop(begin + ms / 1000);
  }
}

function rustle(to: AudioContext, at: number, loud: number): void {
  const noise = to.createBuffer(1, (to.sampleRate * RUSTLE) / 1000, to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = to.createBufferSource();
  source.buffer = noise;
  const high = to.createBiquadFilter();
  high.type = "highpass";
  high.frequency.value = 2500;
  source.connect(high).connect(fading(to, at, RUSTLE, loud * 0.5));
  source.start(at);
}
