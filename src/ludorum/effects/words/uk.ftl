## Effects
